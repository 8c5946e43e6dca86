import { readFile } from 'node:fs/promises';

const PACKAGE = new URL('../../node_modules/@prisma/schema-engine-wasm/', import.meta.url);

/** Where the engine leaves the words of a crash. It looks for this global name. */
export const panics = {
  message: '',
  set_message(message) {
    this.message = message;
  },
};

/** Loads Prisma's schema engine (WebAssembly); its package has no entry for Node of its own. */
export async function loadSchemaEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = panics;
  const bindings = await import(new URL('schema_engine_bg.js', PACKAGE));
  const module = new WebAssembly.Module(await readFile(new URL('schema_engine_bg.wasm', PACKAGE)));
  const imports = {};
  for (const { module: name } of WebAssembly.Module.imports(module)) imports[name] = bindings;
  const { exports } = new WebAssembly.Instance(module, imports);
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return bindings;
}
