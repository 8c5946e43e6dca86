import { z } from 'zod';
import type { Selector, Value } from '../language/words.js';
import { hasType, isEquipment } from '../queries/characters.js';
import { dealPackets, heal as healCharacter } from '../rules/events/damage.js';
import type { State } from '../state/state.js';
import { DAMAGE_TYPES, type DamageType } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { plain, selectorRead, valueRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    damage: {
      readonly damage: Value;
      readonly to: Selector;
      readonly type?: DamageType;
      /** The character that deals it; absent: your hero (WOW-403.4c). */
      readonly from?: Selector;
      readonly unpreventable?: true;
    };
    heal: { readonly heal: Value; readonly to: Selector; readonly from?: Selector };
  }
}

export const damage: EffectWord<'damage'> = {
  form: ({ value, selector, damageType, yes }) =>
    z.strictObject({
      damage: value,
      to: selector,
      type: damageType.optional(),
      from: selector.optional(),
      unpreventable: yes,
    }),
  says: 'your hero, or who `from` says, deals a packet of damage to each of these at the same time; without a `type` it is typeless',
  rules: ['WOW-403.3', 'WOW-403.4c', 'WOW-403.4d'],
  example: { damage: 2, to: 'TARGET', type: 'FIRE' },
  reads: ({ damage, to, type, from = 'YOUR_HERO', unpreventable }) =>
    `${selectorRead(from)} deals ${valueRead(damage)} ${unpreventable === true ? 'unpreventable ' : ''}${type === undefined ? '' : `${plain(type)} `}damage to ${selectorRead(to)}`,
  run: (doing, { damage: amount, to, type = 'TYPELESS', from = 'YOUR_HERO', unpreventable }) => {
    const [source = 0] = doing.whoever(from);
    const packets = doing.select(to).map((destination) => ({
      amount: doing.value(amount),
      destination,
      source,
      controller: doing.you,
      type: DAMAGE_TYPES.indexOf(type),
      isUnpreventable: unpreventable === true,
      dealtWith: isAssociated(doing.state, doing.source) ? doing.source : 0,
    }));
    dealPackets(doing.run, packets);
    return true;
  },
};

/** A packet is associated with the ability or equipment that its modifier comes from (WOW-403.4e). */
function isAssociated(s: State, source: number): boolean {
  return hasType(s, source, 'ABILITY') || isEquipment(s, source);
}

export const heal: EffectWord<'heal'> = {
  form: ({ value, selector }) =>
    z.strictObject({ heal: value, to: selector, from: selector.optional() }),
  says: 'your hero, or who `from` says, heals so much damage from each of these',
  rules: ['WOW-405.1', 'WOW-405.2'],
  example: { heal: 4, to: 'TARGET' },
  reads: ({ heal, to, from = 'YOUR_HERO' }) =>
    `${selectorRead(from)} heals ${valueRead(heal)} damage from ${selectorRead(to)}`,
  run: (doing, { heal: amount, to, from = 'YOUR_HERO' }) => {
    const [source = 0] = doing.whoever(from);
    const size = doing.value(amount);
    const healed = doing.select(to).map((e) => healCharacter(doing.run, source, e, size));
    return doing.performed(healed.includes(true));
  },
};
