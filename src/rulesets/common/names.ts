import type { Table } from '../../kernel/index.js';
import type { Fields } from './fields.js';
import type { Path } from './problems.js';

export const LANGUAGES = ['en', 'zh'] as const;

/** In which language answers name cards and say what happens: by default that in which a scenario names its cards. */
export type Language = (typeof LANGUAGES)[number];

export class Names {
  private readonly ids = new Map<string, number>();
  private readonly aliases = new Map<number, string>();

  constructor(
    entries: Iterable<readonly [alias: string, entity: number]> = [],
    readonly language: Language = 'en',
  ) {
    for (const [alias, entity] of entries) this.set(alias, entity);
  }

  /** Names an entity; whether the alias was free. The first alias of an entity is the one it is called by. */
  set(alias: string, entity: number): boolean {
    if (this.ids.has(alias)) return false;
    this.ids.set(alias, entity);
    if (!this.aliases.has(entity)) this.aliases.set(entity, alias);
    return true;
  }

  idOf(alias: string): number | undefined {
    return this.ids.get(alias);
  }

  aliasOf(entity: number): string | undefined {
    return this.aliases.get(entity);
  }

  /** Aliases and their entities, in the order in which they were given. */
  entries(): readonly (readonly [alias: string, entity: number])[] {
    return [...this.ids];
  }
}

/** Aliases are names of people's own: not numbers, and used once. */
export const ALIAS = /^(?!\d+$)[\p{L}\p{N}][\p{L}\p{N} _.'-]{0,63}$/u;

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

export interface Position<S extends Table> {
  readonly state: S;
  readonly names: Names;
}
