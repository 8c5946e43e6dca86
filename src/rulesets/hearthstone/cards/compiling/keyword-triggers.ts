import type { CardDefinition } from '../../language/card.js';
import type { Condition, Effect, Group, Selector, Trigger } from '../../language/words.js';
import { IMMUNE_WHILE_ATTACKING } from '../../state/pool.js';
import { CAN_BE_HIT } from '../selectors.js';

/** Those of a side that an attack could wrongly be led to. */
const wrongEnemies = (side: Group): Selector => ({
  of: side,
  where: CAN_BE_HIT,
  except: 'PROPOSED_DEFENDER',
});

const evenly = (effect: Effect): readonly Effect[] => [
  { save: 'roll', value: { randomFrom: [1, 2] } },
  { if: { value: { saved: 'roll' }, exactly: 1 }, then: [effect] },
];

const AT_YOUR_ENEMY: Effect = { redirectAttackTo: { random: wrongEnemies('ENEMY_CHARACTERS') } };
const AT_YOU: Effect = { redirectAttackTo: { random: wrongEnemies('FRIENDLY_CHARACTERS') } };

const LED_ASTRAY = evenly(AT_YOUR_ENEMY);

export const ANYBODY_LED_ASTRAY = evenly({
  if: { entity: 'PROPOSED_ATTACKER', is: 'FRIENDLY' },
  then: [AT_YOUR_ENEMY],
  else: [AT_YOU],
});

/** The triggers of printed and granted keywords. `immuneFromStart`: a switch of the edition. */
export function withTriggersOfKeywords(
  definition: CardDefinition,
  immuneFromStart: boolean,
): CardDefinition {
  const { keywords, triggers, type } = definition;
  const grants = definition.enchantment?.grants;
  if (keywords === undefined && grants === undefined) return definition;
  const added: Trigger[] = [
    ...triggersOf(keywords ?? [], type === 'WEAPON' ? 'ITS_HERO' : 'ITSELF', immuneFromStart),
    ...triggersOf(grants ?? [], 'ITS_HOST', immuneFromStart),
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
    rules: [...(rules?.whenDrawn ?? []), ...OWN_DRAW_RULES],
  };
  return { ...definition, triggers: [...(triggers ?? []), drawn] };
}

const OWN_DRAW_RULES = ['ZH-4.4-own-draw-effect-first', 'ZH-4.4-own-draw-effect-old'];

/** Both heroes are there and will be: else nothing more is drawn (ZH-5.1-cast-when-drawn). */
const BOTH_HEROES_LIVE: Condition = {
  all: [
    { entity: 'FRIENDLY_HERO', is: 'SURVIVES' },
    { entity: 'ENEMY_HERO', is: 'SURVIVES' },
  ],
};

/** Effects that are done once, for as long as the keyword is there. */
const once = (keyword: 'SPELLBURST' | 'FRENZY', effects: readonly Effect[]): readonly Effect[] => [
  { set: { [keyword]: 0 }, on: 'SELF' },
  ...effects,
];

/** The card with the triggers that its Casts When Drawn, Spellburst and Frenzy stand for. */
export function withTriggersOfParts(definition: CardDefinition): CardDefinition {
  const { castWhenDrawn, spellburst, frenzy, triggers = [] } = definition;
  const added: Trigger[] = [];
  if (castWhenDrawn !== undefined)
    added.push({
      on: 'DRAW',
      subject: 'IS_SELF',
      zone: 'HAND',
      stage: 'OWN',
      rules: ['ZH-5.1-cast-when-drawn', ...OWN_DRAW_RULES],
      do: [
        ...castWhenDrawn,
        { setAside: 'SELF', in: 'GRAVEYARD' },
        { if: BOTH_HEROES_LIVE, then: [{ draw: 1 }] },
      ],
    });
  if (spellburst !== undefined) {
    const isLeft: Condition = { entity: 'SELF', is: { has: 'SPELLBURST' } };
    added.push({
      on: 'AFTER_SPELL',
      whose: 'YOURS',
      queueIf: isLeft,
      when: isLeft,
      rules: ['ZH-5.1-spellburst'],
      do: once('SPELLBURST', spellburst),
    });
  }
  if (frenzy !== undefined)
    added.push({
      on: 'DAMAGE',
      subject: 'IS_SELF',
      when: {
        all: [
          { entity: 'SELF', is: { has: 'FRENZY' } },
          { entity: 'SELF', is: { tag: 'HEALTH_LEFT', atLeast: 1 } },
        ],
      },
      rules: ['ZH-5.1-frenzy'],
      do: once('FRENZY', frenzy),
    });
  return added.length === 0 ? definition : { ...definition, triggers: [...triggers, ...added] };
}

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
  immuneFromStart: boolean,
): Trigger[] {
  const source = ATTACKERS[bearer];
  const found: Trigger[] = [];
  if (keywords.includes('FORGETFUL'))
    found.push({
      on: 'PROPOSED_ATTACK',
      source,
      rules: ['HS-PAE-clumsy', 'HS-DOUBLE', 'ZH-3.4-preattack-conditions', 'ZH-5.2-forgetful'],
      queueIf: 'ATTACK_CAN_GO_ASTRAY',
      do: bearer === 'ITS_HOST' ? ANYBODY_LED_ASTRAY : LED_ASTRAY,
    });
  if (keywords.includes('IMMUNE_WHILE_ATTACKING') && !immuneFromStart)
    found.push({
      on: 'PROPOSED_ATTACK',
      source,
      rules: ['HS-PAE-gladiators-longbow'],
      do: IMMUNE,
    });
  return found;
}

/** Before 10.0 a trigger makes it Immune while attacking (HS-PAE-gladiators-longbow). */
const IMMUNE: readonly Effect[] = [{ enchant: IMMUNE_WHILE_ATTACKING, on: 'PROPOSED_ATTACKER' }];
