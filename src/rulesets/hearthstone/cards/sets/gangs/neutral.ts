import { type CardEntry, card } from '../../entry.js';

/** GANGS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_670', 'Mayor Noggenfogger', {
    triggers: [
      {
        on: 'SPELL_TEXT',
        rules: ['HS-SEQ-spell-retarget'],
        do: [{ retargetTo: { random: 'VALID_TARGETS' } }],
      },
      {
        on: 'BATTLECRY',
        rules: ['HS-SEQ-minion-battlecry-condition'],
        do: [{ retargetTo: { random: 'VALID_TARGETS' } }],
      },
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-mayor-noggenfogger'],
        whose: 'YOURS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'ENEMY_CHARACTERS' } }],
      },
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-mayor-noggenfogger'],
        whose: 'OPPONENTS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'FRIENDLY_CHARACTERS' } }],
      },
    ],
  }),
  card('CFM_807', 'Auctionmaster Beardo', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] }],
  }),
  card('CFM_808', 'Genzo, the Shark', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-genzo-the-shark'],
        source: 'IS_SELF',
        everyProposal: true,
        do: [
          { draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } },
          { draw: { minus: [3, { count: 'ENEMY_HAND' }] }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('CFM_637', 'Patches the Pirate', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        zone: 'DECK',
        notInserted: true,
        do: [{ putIntoPlay: 'SELF' }],
      },
    ],
    was: [{ before: '10.2', keywords: ['CHARGE'] }],
  }),
  card('CFM_851', 'Daring Reporter', {
    triggers: [
      {
        on: 'DRAW',
        rules: ['HS-DC7', 'SUP-MW-REPORTER'],
        whose: 'OPPONENTS',
        stage: 'LATE',
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ enchant: 'CFM_851e', on: 'SELF' }],
      },
    ],
    /** The hotfix of 2016-12-06, between 7.0 and 7.1, gave it its condition (SUP-MW-REPORTER). */
    was: [
      {
        before: '7.0.1',
        triggers: [
          {
            on: 'DRAW',
            rules: ['HS-DC7'],
            whose: 'OPPONENTS',
            stage: 'LATE',
            do: [{ enchant: 'CFM_851e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('CFM_851e', 'The Scoop', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_095', 'Weasel Tunneler', {
    deathrattle: [
      { shuffleIntoDeck: { newCard: 'CFM_095' }, who: 'OPPONENT' },
      { setAside: 'SELF' },
    ],
  }),
  card('CFM_120', 'Mistress of Mixtures', {
    rules: { deathrattle: ['SUP-MW-MISTRESS'] },
    deathrattle: [{ heal: 4, to: 'ALL_HEROES' }],
    was: [
      { before: '9.0', deathrattle: [{ heal: 4, to: { of: 'ALL_HEROES', where: 'SURVIVES' } }] },
    ],
  }),
];
