/**
 * A module of the store, for a thread to run. Threads cannot start from TypeScript: uncompiled code, as tests run it,
 * uses the built one.
 * @param path from `src/store`, with the name that it has once it is built.
 */
export function builtModule(path: string): URL {
  const isCompiled = import.meta.url.endsWith('.js');
  return new URL(isCompiled ? `../${path}` : `../../../dist/store/${path}`, import.meta.url);
}
