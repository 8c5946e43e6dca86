import type { Fields } from './fields.js';
import type { Path } from './problems.js';

/** Aliases are names of people's own: not numbers, and used once. */
export const ALIAS = /^(?!\d+$)[\p{L}\p{N}][\p{L}\p{N} _.'-]{0,63}$/u;

/** Reads `as`, the name that a scenario gives to an entity. `aliases`: where each that was read so far was given. */
export function readAlias(fields: Fields, aliases: Map<string, Path>): string | null {
  const alias = fields.text('as', null);
  if (alias === null) return null;
  const { problems } = fields;
  const path = fields.at('as');
  if (!ALIAS.test(alias)) {
    return problems.add('WRONG_FORMAT', path, 'this cannot be an alias.', {
      expected: "letters, digits, spaces and _ . ' -, at most 64, and no bare number",
    });
  }
  if (aliases.has(alias))
    return problems.add('DUPLICATE_ALIAS', path, `the alias "${alias}" is taken already.`);
  aliases.set(alias, path);
  return alias;
}
