import type { Condition, Effect } from '../../language/words.js';
import { type CardEntry, card, ownEnchantment } from '../entry.js';
import { lendsToNext } from './next-card.js';

/** A spell that Discovers something, and makes the next such card cheaper. */
interface Studies {
  readonly id: string;
  readonly name: string;
  readonly enchantment?: string;
  /** The name of the enchantment of the cards; absent: the data does not have it. */
  readonly lesson?: string;
  readonly pool: Extract<
    Extract<Effect, { discover: unknown }>['discover'],
    { pool: unknown }
  >['pool'];
  readonly next: Condition;
}

/** The spell, the enchantment of the player, and that of the cards that cost less until one of them is played. */
export function studies(does: Studies): readonly CardEntry[] {
  const { id, name, enchantment = name, lesson, pool, next } = does;
  return [
    card(id, name, {
      rules: { text: ['ZH-5.1-discover'] },
      text: [
        { discover: { pool }, then: [] },
        { enchant: `${id}e`, on: 'FRIENDLY_PLAYER' },
      ],
    }),
    card(`${id}e`, enchantment, lendsToNext(`${id}e2`, next)),
    lesson === undefined
      ? ownEnchantment(`${id}e2`, name, { cost: -1 })
      : card(`${id}e2`, lesson, { enchantment: { cost: -1 } }),
  ];
}
