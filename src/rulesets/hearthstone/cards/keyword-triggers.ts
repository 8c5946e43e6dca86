import type { CardDefinition } from '../language/card.js';
import type { Condition, Effect, Group, Selector, Trigger } from '../language/words.js';
import { IMMUNE_WHILE_ATTACKING } from '../state/pool.js';
import { editionOf } from '../vocabulary/editions.js';
import { CAN_BE_HIT } from './selectors.js';

/** Those of a side that an attack could wrongly be led to. */
const wrongEnemies = (side: Group): Selector => ({
  of: side,
  where: CAN_BE_HIT,
  except: 'PROPOSED_DEFENDER',
});

/** An even chance that the attacker attacks the wrong enemy. */
export const LED_ASTRAY: readonly Effect[] = [
  { save: 'roll', value: { randomFrom: [1, 2] } },
  {
    if: { value: { saved: 'roll' }, exactly: 1 },
    then: [
      {
        if: { entity: 'PROPOSED_ATTACKER', is: 'FRIENDLY' },
        then: [{ redirectAttackTo: { random: wrongEnemies('ENEMY_CHARACTERS') } }],
        else: [{ redirectAttackTo: { random: wrongEnemies('FRIENDLY_CHARACTERS') } }],
      },
    ],
  },
];

/**
 * The card with the triggers that keywords stand for in an edition: those that it prints, and those that it grants its host
 * as an enchantment.
 */
export function withTriggersOfKeywords(definition: CardDefinition, patch: string): CardDefinition {
  const { keywords, triggers, type } = definition;
  const grants = definition.enchantment?.grants;
  if (keywords === undefined && grants === undefined) return definition;
  const added: Trigger[] = [
    ...triggersOf(keywords ?? [], type === 'WEAPON' ? 'ITS_HERO' : 'ITSELF', patch),
    ...triggersOf(grants ?? [], 'ITS_HOST', patch),
  ];
  return added.length === 0
    ? definition
    : { ...definition, triggers: [...(triggers ?? []), ...added] };
}

/**
 * The card with the trigger that `whenDrawn` stands for: it comes after those of others (HS-DC2), together with what
 * has the same priority (HS-DC7); in the newest editions before them (ZH-4.4-own-draw-effect-first).
 */
export function withDrawTrigger(definition: CardDefinition): CardDefinition {
  const { whenDrawn, triggers, rules } = definition;
  if (whenDrawn === undefined) return definition;
  const drawn: Trigger = {
    on: 'DRAW',
    subject: 'IS_SELF',
    zone: 'HAND',
    stage: 'OWN',
    do: whenDrawn,
    ...(rules?.whenDrawn === undefined ? {} : { rules: rules.whenDrawn }),
  };
  return { ...definition, triggers: [...(triggers ?? []), drawn] };
}

/** Whose attacks such a trigger answers. */
const ATTACKERS = {
  ITSELF: 'IS_SELF',
  ITS_HERO: { all: ['HERO', 'FRIENDLY'] },
  ITS_HOST: {
    any: [
      'IS_HOST',
      { all: ['HERO', 'FRIENDLY', { entity: 'HOST', is: { among: 'FRIENDLY_WEAPON' } }] },
    ],
  },
} as const satisfies Readonly<Record<string, Condition>>;

function triggersOf(
  keywords: readonly string[],
  bearer: keyof typeof ATTACKERS,
  patch: string,
): Trigger[] {
  const source = ATTACKERS[bearer];
  const found: Trigger[] = [];
  if (keywords.includes('FORGETFUL'))
    found.push({
      on: 'PROPOSED_ATTACK',
      source,
      rules: ['HS-PAE-clumsy', 'HS-DOUBLE', 'ZH-3.4-preattack-conditions'],
      queueIf: 'ATTACK_CAN_GO_ASTRAY',
      do: LED_ASTRAY,
    });
  const { immuneWhileAttackingFromStart } = editionOf(patch).switches;
  if (keywords.includes('IMMUNE_WHILE_ATTACKING') && !immuneWhileAttackingFromStart)
    found.push({
      on: 'PROPOSED_ATTACK',
      source,
      rules: ['HS-PAE-gladiators-longbow'],
      do: IMMUNE,
    });
  return found;
}

/**
 * Before 10.0 what is Immune while attacking becomes Immune through a trigger on the Proposed Attack Event
 * (HS-PAE-gladiators-longbow).
 */
const IMMUNE: readonly Effect[] = [{ enchant: IMMUNE_WHILE_ATTACKING, on: 'PROPOSED_ATTACKER' }];
