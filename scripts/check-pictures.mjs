// Draws the pictures of docs/media/ with other programs: xmllint reads them, rsvg-convert and Chromium draw them, Chromium in both
// colour schemes and at several times. Leaves the results in a folder to look at, and says where a program is missing.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

const folder = mkdtempSync(path.join(tmpdir(), 'queens-tui-pictures-'));
const pictures = readdirSync('docs/media', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.svg'));

/** In milliseconds: when the moving pictures are looked at. */
const times = [100, 10_000, 28_000];

/**
 * Runs a program; returns whether it did its work.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 */
function run(command, parameters) {
	const {status, error} = spawnSync(command, parameters, {stdio: 'ignore', timeout: 120_000});
	if (error || status !== 0) {
		process.exitCode = 1;
		console.log(`${command}: ${error?.message ?? `status ${status}`} (${parameters.at(-1)})`);
	}
}

for (const picture of pictures) {
	const file = path.resolve('docs/media', picture);
	const result = path.join(folder, picture.replaceAll(path.sep, '-').replace(/\.svg$/, ''));
	const svg = readFileSync(file, 'utf8');
	const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
	run('xmllint', ['--noout', file]);
	run('rsvg-convert', ['--output', `${result}-rsvg.png`, file]);
	for (const [scheme, setting] of [
		['dark', 0],
		['light', 1],
	]) {
		for (const time of svg.includes('@keyframes') ? times : [100]) {
			run('chromium', [
				'--headless',
				'--no-sandbox',
				'--hide-scrollbars',
				`--blink-settings=preferredColorScheme=${setting}`,
				`--virtual-time-budget=${time}`,
				`--window-size=${width},${height}`,
				`--screenshot=${result}-${scheme}-${time}.png`,
				`file://${file}`,
			]);
		}
	}
}

console.log(`${pictures.length} pictures are drawn in ${folder}`);
