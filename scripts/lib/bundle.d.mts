import type { BuildOptions } from 'esbuild';

/** Bundles what begins with the files of `entryPoints`, by their names there, into a folder. */
export function bundle(
  folder: string,
  options: Pick<BuildOptions, 'entryPoints' | 'plugins'>,
): Promise<void>;
