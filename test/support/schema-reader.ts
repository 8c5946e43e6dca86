import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** What a client makes of a served JSON Schema: it says whether a value is taken, and `errors` why not. */
export function readerOf(schema: object): ValidateFunction {
  const asServed = JSON.parse(JSON.stringify(schema)) as object;
  return new Ajv2020({ strict: false }).compile(asServed);
}
