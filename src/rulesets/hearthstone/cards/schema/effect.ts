import { z } from 'zod';
import type { Effect } from '../../language/words.js';
import { TAG_NAMES } from '../../vocabulary/index.js';
import { deathsSchema } from './card-choice.js';
import type { Parts } from './parts.js';
import { exactly, listOf, oneOf, text } from './words.js';

const who = z
  .enum([
    'YOU',
    'OPPONENT',
    'CASTER',
    'CASTERS_OPPONENT',
    'TARGET_CONTROLLER',
    'EVENT_PLAYER',
    'BOTH',
    'IT_CONTROLLER',
  ])
  .exactOptional();

const turns = z.enum(['YOU', 'OPPONENT']);

const save = text.exactOptional();

/** Effects: the steps of what a card does. */
export function effectSchema(parts: Parts): z.ZodType<Effect> {
  const schema = oneOf('effect', [
    ...damageEffects(parts),
    ...cardEffects(parts),
    ...minionEffects(parts),
    ...changeEffects(parts),
    ...playerEffects(parts),
    ...actionEffects(parts),
    ...flowEffects(parts),
  ]);
  return exactly<Effect>()(schema);
}

function damageEffects({ selector, value }: Parts) {
  return [
    z.strictObject({
      damage: value,
      sparing: z.literal('MORTALLY_WOUNDED').exactOptional(),
      to: selector,
      oneByOne: z.boolean().exactOptional(),
      from: selector.exactOptional(),
      fixed: z.literal(true).exactOptional(),
      inOrder: z.literal('AS_SELECTED').exactOptional(),
    }),
    z.strictObject({ damageTogether: listOf(z.strictObject({ damage: value, to: selector })) }),
    z.strictObject({ heal: value, to: selector }),
    z.strictObject({ destroy: selector }),
    z.strictObject({ triggerDeathrattles: selector }),
    z.strictObject({ freeze: selector }),
    z.strictObject({ setHealth: value, on: selector }),
    z.strictObject({ gainArmor: value, who }),
  ] as const;
}

function cardEffects({ selector, value, choice, effects, range }: Parts) {
  const shuffled = oneOf('selector', [z.strictObject({ newCard: choice }), selector]);
  return [
    z.strictObject({ draw: value, who, save }),
    z.strictObject({ drawThese: selector, who, save }),
    z.strictObject({ discard: selector }),
    z.strictObject({ returnToHand: selector }),
    z.strictObject({ setAside: selector, in: z.literal('GRAVEYARD').exactOptional() }),
    z.strictObject({ shuffleIntoDeck: shuffled, who }),
    z.strictObject({ giveCard: choice, who, count: value.exactOptional(), save }),
    z.strictObject({ cast: choice, on: selector.exactOptional() }),
    z.strictObject({ discover: range, then: effects }),
    z.strictObject({ adapt: selector, offering: range }),
  ] as const;
}

function minionEffects({ selector, value, choice }: Parts) {
  return [
    z.strictObject({
      summon: choice,
      count: value.exactOptional(),
      who,
      at: z
        .enum(['RIGHT_OF_SELF', 'LEFT_OF_SELF', 'END', 'DEATH_POSITION', 'ALTERNATING'])
        .exactOptional(),
      health: value.exactOptional(),
      with: text.exactOptional(),
      save,
    }),
    z.strictObject({ summonCopyOf: selector, who, save }),
    z.strictObject({ putIntoPlay: selector, who, save }),
    z.strictObject({
      resurrect: deathsSchema,
      count: value.exactOptional(),
      who,
      inOrder: z.literal('AS_RECORDED').exactOptional(),
    }),
    z.strictObject({ transform: selector, into: choice }),
    z.strictObject({ becomeCopyOf: selector, save }),
    z.strictObject({ takeControl: selector, who }),
  ] as const;
}

function changeEffects({ selector, value }: Parts) {
  return [
    z.strictObject({
      enchant: text,
      on: selector,
      num1: value.exactOptional(),
      num2: value.exactOptional(),
    }),
    z.strictObject({ detach: selector }),
    z.strictObject({ silence: selector }),
    z.strictObject({ set: z.partialRecord(z.enum(TAG_NAMES), value), on: selector }),
    z.strictObject({ remember: selector }),
  ] as const;
}

function playerEffects({ selector, value, choice }: Parts) {
  return [
    z.strictObject({
      gainMana: value,
      kind: z.enum(['TEMPORARY', 'CRYSTAL', 'EMPTY_CRYSTAL', 'REFRESH']),
      who,
      upTo: z.literal('CRYSTALS').exactOptional(),
    }),
    z.strictObject({ insertTurns: listOf(turns) }),
    z.strictObject({ extendTurns: listOf(turns) }),
    z.strictObject({ overload: value, who }),
    z.strictObject({ unlockOverload: who.unwrap() }),
    z.strictObject({ equip: choice, who }),
    z.strictObject({ loseDurability: value, of: selector }),
    z.strictObject({ replaceHero: text }),
    z.strictObject({ replaceHeroPower: text, who }),
    z.strictObject({ refreshHeroPower: z.literal(true) }),
  ] as const;
}

function actionEffects({ selector, value }: Parts) {
  return [
    z.strictObject({ redirectAttackTo: selector }),
    z.strictObject({
      forceAttack: selector,
      on: selector,
      uncounted: z.literal(true).exactOptional(),
    }),
    z.strictObject({ retargetTo: selector }),
    z.strictObject({ counterSpell: z.literal(true) }),
    z.strictObject({ preventDamage: z.literal(true) }),
    z.strictObject({ setDamage: value }),
    z.strictObject({ questProgress: value }),
    z.strictObject({ forceDeathPhase: z.literal(true) }),
  ] as const;
}

function flowEffects({ selector, value, condition, effects }: Parts) {
  return [
    z.strictObject({ if: condition, then: effects, else: effects.exactOptional() }),
    z.strictObject({ repeat: value, do: effects }),
    z.strictObject({ forEach: selector, do: effects }),
    z.strictObject({ save: text, entities: selector }),
    z.strictObject({ save: text, value }),
    z.strictObject({ choose: selector, save: text, who }),
  ] as const;
}
