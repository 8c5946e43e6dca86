import type { CardDefinition } from '../../definition.js';

/** GANGS set, druid. */
export const GANGS_DRUID: readonly CardDefinition[] = [
  {
    id: 'CFM_308',
    name: 'Kun the Forgotten King',
    type: 'MINION',
    class: 'DRUID',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 7,
    health: 7,
    chooseOne: ['CFM_308a', 'CFM_308b'],
  },
  {
    id: 'CFM_308a',
    name: 'Forgotten Armor',
    type: 'SPELL',
    class: 'DRUID',
    set: 'GANGS',
    text: [{ gainArmor: 10 }],
  },
  {
    id: 'CFM_308b',
    name: 'Forgotten Mana',
    type: 'SPELL',
    class: 'DRUID',
    set: 'GANGS',
    text: [{ gainMana: 10, kind: 'REFRESH' }],
    was: [{ before: '23.0', text: [{ gainMana: 10, kind: 'TEMPORARY', upTo: 'CRYSTALS' }] }],
  },
];
