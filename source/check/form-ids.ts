/** What `--form` can ask for: everything else is skipped then. */
export const formIds = ['boards', 'list', 'trace'] as const;
export type FormId = (typeof formIds)[number];
