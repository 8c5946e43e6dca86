export const LANGUAGES = ['en', 'zh'] as const;

/** In which language answers name cards and say what happens: by default that in which a scenario names its cards. */
export type Language = (typeof LANGUAGES)[number];

/** The names that a scenario gives to its entities (`as`), and the language of its cards. */
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
