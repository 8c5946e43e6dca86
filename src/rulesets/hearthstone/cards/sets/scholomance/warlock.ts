import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';
import {
  ifSoulFragment,
  SHUFFLE_SOUL_FRAGMENTS,
  SOUL_FRAGMENT_TAG,
  SOUL_FRAGMENTS,
} from '../../templates/soul-fragments.js';
import { studies } from '../../templates/studies.js';

/** SCHOLOMANCE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_307t', 'Soul Fragment', {
    tags: SOUL_FRAGMENT_TAG,
    castWhenDrawn: [{ heal: 2, to: 'FRIENDLY_HERO' }],
  }),
  ...studies({
    id: 'SCH_158',
    name: 'Demonic Studies',
    lesson: 'Studying Demons',
    pool: { type: 'MINION', race: 'DEMON' },
    next: { all: ['MINION', { race: 'DEMON' }] },
  }),
  card('SCH_147', 'Boneweb Egg', {
    rules: { deathrattle: ['ZH-4.8-move-enchantments'] },
    deathrattle: [{ summon: 'SCH_147t', count: 2 }],
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [{ triggerDeathrattles: 'SELF' }],
      },
    ],
  }),
  card('SCH_181', 'Archwitch Willow', {
    battlecry: [
      { putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } } },
      { putIntoPlay: { random: { of: MINIONS_IN_DECK, where: { race: 'DEMON' } } } },
    ],
  }),
  card('SCH_307', 'School Spirits', {
    text: [{ damage: 2, to: 'ALL_MINIONS' }, SHUFFLE_SOUL_FRAGMENTS],
  }),
  card('SCH_343', 'Void Drinker', {
    battlecry: ifSoulFragment({ enchant: 'SCH_343e', on: 'SELF' }),
  }),
  card('SCH_343e', 'Soul Powered', { enchantment: { attack: 3, health: 3 } }),
  card('SCH_517', 'Shadowlight Scholar', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_SOUL_FRAGMENT_IN_DECK: 0 },
    battlecry: ifSoulFragment({ damage: 3, to: 'TARGET' }),
  }),
  card('SCH_700', 'Spirit Jailer', { battlecry: [SHUFFLE_SOUL_FRAGMENTS] }),
  card('SCH_701', 'Soul Shear', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }, SHUFFLE_SOUL_FRAGMENTS],
  }),
  card('SCH_702', 'Felosophy', {
    rules: { text: ['ZH-5.1-outcast'] },
    text: [
      {
        save: 'demon',
        entities: {
          random: { lowest: 'COST', among: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } },
        },
      },
      { giveCopiesOf: { saved: 'demon' }, save: 'copy' },
      {
        if: 'OUTCAST',
        then: [{ enchant: 'SCH_702e', on: { union: [{ saved: 'demon' }, { saved: 'copy' }] } }],
      },
    ],
  }),
  card('SCH_703', 'Soulciologist Malicia', {
    battlecry: [{ summon: 'SCH_703t', count: { count: SOUL_FRAGMENTS }, at: 'ALTERNATING' }],
  }),
];
