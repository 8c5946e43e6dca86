// The types of REST clients, generated from the OpenAPI document as any user would generate them.
import { register } from 'node:module';

// The generator needs the JavaScript interface of TypeScript 6; what compiles the project is a later one.
const hook = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? '@typescript/typescript6' : name, context);`;

/** The OpenAPI document of the built service. */
export async function openApi() {
  const { openApiDocument } = await import('../../dist/service/http/openapi.js');
  const { restRoutes } = await import('../../dist/service/rest/routes.js');
  return openApiDocument(restRoutes({ lifecycle: { stopping: false }, document: () => null }));
}

/** The text of a declaration file with the types of a document. */
export async function restTypes(document) {
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const { default: generate, astToString } = await import('openapi-typescript');
  return astToString(await generate(structuredClone(document)));
}
