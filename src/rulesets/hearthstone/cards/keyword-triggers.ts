import { editionOf } from '../editions.js';
import type { Effect, Group, Selector, Trigger } from '../effects/language.js';
import type { CardDefinition } from './definition.js';
import { IMMUNE_WHILE_ATTACKING } from './pool.js';

/** Those of a side that an attack could wrongly be led to. */
const wrongEnemies = (side: Group): Selector => ({
  of: side,
  where: { all: [{ tag: 'HEALTH_LEFT', atLeast: 1 }, { not: { has: 'IMMUNE' } }] },
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

/** The card with the triggers that its keywords stand for in an edition. */
export function withTriggersOfKeywords(definition: CardDefinition, patch: string): CardDefinition {
  const { keywords, triggers } = definition;
  if (keywords === undefined) return definition;
  const added: Trigger[] = [];
  if (keywords.includes('FORGETFUL'))
    added.push({ on: 'PROPOSED_ATTACK', source: 'IS_SELF', do: LED_ASTRAY });
  if (keywords.includes('IMMUNE_WHILE_ATTACKING')) {
    const { immuneWhileAttackingFromStart } = editionOf(patch).switches;
    if (!immuneWhileAttackingFromStart) added.push(immuneByTrigger(definition.type === 'WEAPON'));
  }
  return added.length === 0
    ? definition
    : { ...definition, triggers: [...(triggers ?? []), ...added] };
}

/**
 * Before 10.0 what is Immune while attacking becomes Immune through a trigger on the Proposed Attack Event
 * (HS-PAE-gladiators-longbow).
 */
function immuneByTrigger(isWeapon: boolean): Trigger {
  return {
    on: 'PROPOSED_ATTACK',
    source: isWeapon ? { all: ['HERO', 'FRIENDLY'] } : 'IS_SELF',
    do: [{ enchant: IMMUNE_WHILE_ATTACKING, on: 'PROPOSED_ATTACKER' }],
  };
}
