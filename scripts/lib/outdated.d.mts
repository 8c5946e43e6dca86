/** Written when a build is done. */
export const BUILT: string;

/** What the build is made from. */
export const SOURCES: readonly string[];

/** Whether a file is older than any of these files and folders of the project, or missing. */
export function isOutdated(file: string, sources: readonly string[]): boolean;
