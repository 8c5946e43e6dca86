import type { BuildOptions } from 'esbuild';

/** What a bundled service leaves where it is. */
export const LEFT_OUT: string[];

/** Bundles what begins with the files of `entryPoints`, by their names there, into a folder. */
export function bundle(
  folder: string,
  options: Pick<BuildOptions, 'entryPoints' | 'external' | 'plugins'>,
): Promise<void>;
