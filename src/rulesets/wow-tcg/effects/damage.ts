import { z } from 'zod';
import type { Selector, Value } from '../language/words.js';
import { hasType, isEquipment } from '../queries/characters.js';
import { shareOf } from '../queries/targets.js';
import { dealPackets, heal as healCharacter } from '../rules/events/damage.js';
import type { State } from '../state/state.js';
import { DAMAGE_TYPES, type DamageType } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import { plain, selectorRead, valueRead } from './reading/phrases.js';

/** What is divided among targets: to each what it was assigned (WOW-707.1d). */
type Share = 'SHARE';

declare module '../language/effects.js' {
  interface Effects {
    damage: {
      /** `SHARE`: to each what it was assigned. */
      readonly damage: Value | Share;
      readonly to: Selector;
      readonly type?: DamageType;
      /** The character that deals it; absent: your hero (WOW-403.4c). */
      readonly from?: Selector;
      readonly unpreventable?: true;
      /** It counts as combat damage (WOW-KW-combat-damage). */
      readonly combat?: true;
    };
    heal: { readonly heal: Value | Share; readonly to: Selector; readonly from?: Selector };
  }
}

export const damage: EffectWord<'damage'> = {
  form: ({ value, selector, damageType, yes }) =>
    z.strictObject({
      damage: z.union([value, z.literal('SHARE')]),
      to: selector,
      type: damageType.optional(),
      from: selector.optional(),
      unpreventable: yes,
      combat: yes,
    }),
  says: 'your hero, or who `from` says, deals a packet of damage to each of these at the same time, or `SHARE`: to each target what it was assigned; IT is the one that is dealt it; without a `type` it is typeless',
  rules: ['WOW-403.3', 'WOW-403.4c', 'WOW-403.4d'],
  example: { damage: 2, to: 'TARGET', type: 'FIRE' },
  reads: ({ damage, to, type, from = 'YOUR_HERO', unpreventable, combat }) =>
    `${selectorRead(from)} deals ${amountRead(damage)} ${unpreventable === true ? 'unpreventable ' : ''}${combat === true ? 'combat ' : ''}${type === undefined ? '' : `${plain(type)} `}damage to ${selectorRead(to)}`,
  run: (doing, effect) => {
    const { damage: amount, to, type = 'TYPELESS', from = 'YOUR_HERO' } = effect;
    const [source = 0] = doing.whoever(from);
    const packets = doing.select(to).map((destination) => ({
      amount: amountFor(doing, amount, destination),
      destination,
      source,
      controller: doing.you,
      type: DAMAGE_TYPES.indexOf(type),
      isUnpreventable: effect.unpreventable === true,
      isCombat: effect.combat === true,
      dealtWith: isAssociated(doing.state, doing.source) ? doing.source : 0,
    }));
    dealPackets(doing.run, packets);
    return true;
  },
};

function amountFor(doing: Doing, amount: Value | Share, target: number): number {
  return amount === 'SHARE'
    ? shareOf(doing.view, doing.frame.link, target)
    : doing.value(amount, target);
}

function amountRead(amount: Value | Share): string {
  return amount === 'SHARE' ? 'what it was assigned in' : valueRead(amount);
}

/** A packet is associated with the ability or equipment that its modifier comes from (WOW-403.4e). */
function isAssociated(s: State, source: number): boolean {
  return hasType(s, source, 'ABILITY') || isEquipment(s, source);
}

export const heal: EffectWord<'heal'> = {
  form: ({ value, selector }) =>
    z.strictObject({
      heal: z.union([value, z.literal('SHARE')]),
      to: selector,
      from: selector.optional(),
    }),
  says: 'your hero, or who `from` says, heals so much damage from each of these',
  rules: ['WOW-405.1', 'WOW-405.2'],
  example: { heal: 4, to: 'TARGET' },
  reads: ({ heal, to, from = 'YOUR_HERO' }) =>
    `${selectorRead(from)} heals ${amountRead(heal)} damage from ${selectorRead(to)}`,
  run: (doing, { heal: amount, to, from = 'YOUR_HERO' }) => {
    const [source = 0] = doing.whoever(from);
    const healed = doing
      .select(to)
      .map((e) => healCharacter(doing.run, source, e, amountFor(doing, amount, e)));
    doing.save('healed', [healed.reduce((sum, one) => sum + one, 0)]);
    return doing.performed(healed.some((one) => one > 0));
  },
};
