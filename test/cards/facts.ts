import { readFileSync } from 'node:fs';

/** What the game's data says of a built-in card. */
export interface Facts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly class: string;
  readonly race: string;
  readonly set: string;
  readonly collectible: boolean;
  readonly mechanics: readonly string[];
  /** `cost/attack/health` (weapons: durability) at 10.0; several where the data leaves it open. */
  readonly numbers: readonly string[];
}

const FILE = new URL('facts.tsv', import.meta.url);

/** The committed extract of the game's data for the built-in cards, by id. */
export function readFacts(): ReadonlyMap<string, Facts> {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [id, name, type, cls, race, set, collectible, mechanics, numbers] = line.split(
        '\t',
      ) as [string, ...string[]];
      return [
        id,
        {
          id,
          name: name!,
          type: type!,
          class: cls!,
          race: race!,
          set: set!,
          collectible: collectible === '1',
          mechanics: mechanics === '' ? [] : mechanics!.split(','),
          numbers: numbers!.split(' '),
        },
      ];
    }),
  );
}
