// Ends with an error if the package would be published without its pictures or without its changes.
import {readFileSync} from 'node:fs';

/** @type {{version: string, repository?: unknown}} */
const {version, repository} = JSON.parse(readFileSync('package.json', 'utf8'));
if (!repository) {
	throw new Error(
		'Set "repository" in package.json: npm finds the pictures of the readme and the manual by its address.',
	);
}

if (!readFileSync('docs/changelog.md', 'utf8').includes(`\n## [${version}] - 20`)) {
	throw new Error(`docs/changelog.md has no section "[${version}]" with a date.`);
}
