import { stringify } from 'yaml';
import type { JsonObject } from '../../../scenario/oracle.js';

/** A scenario as it can be sent again, with its title. Whatever a text holds, reading gives the same text back. */
export function yamlForm(title: string, body: JsonObject): string {
  return stringify({ title, ...body });
}
