/** Written when a build is done. */
export const BUILT: string;

/** Whether a file is no younger than any of these files and folders, or missing. Paths are those of the project. */
export function isOutdated(file: string, sources: readonly string[]): boolean;
