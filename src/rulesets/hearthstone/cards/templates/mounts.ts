import type { CardDefinition } from '../../language/card.js';
import { type CardEntry, card, ownCard, ownMinion } from '../entry.js';

interface Mount {
  readonly id: string;
  readonly name: string;
  readonly gives: NonNullable<CardDefinition['enchantment']>;
  readonly mount: Omit<CardDefinition, 'id' | 'type' | 'set'>;
}

export function mount(spell: Mount): readonly CardEntry[] {
  const { id, name, gives } = spell;
  return [
    card(id, name, {
      requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
      text: [{ enchant: `${id}e`, on: 'TARGET' }],
    }),
    ownCard({
      id: `${id}e`,
      name,
      type: 'ENCHANTMENT',
      enchantment: gives,
      deathrattle: [{ summon: `${id}t` }],
    }),
    ownMinion({ id: `${id}t`, set: 'STORMWIND', ...spell.mount }),
  ];
}
