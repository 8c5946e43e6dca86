import type { Power } from '../../language/card.js';
import { type CardSet, TARGET_HERO_OR_ALLY, UNTARGETABLE } from '../behaviour.js';

/** More ATK on the own turn. */
function assault(atk: number): Power {
  return { continuous: { to: 'SELF', if: { turnOf: 'YOU' }, atk } };
}

/** As the own turn starts it may heal so much from a target. */
function mend(heal: number): Power {
  return {
    when: { on: 'TURN_STARTS', who: 'YOU' },
    targets: TARGET_HERO_OR_ALLY,
    do: [{ may: [{ heal, to: 'TARGET', from: 'SELF' }] }],
  };
}

/** Cards of later sets that have nothing but keywords, of which this edition of the rules says what they mean or the card does. */
export const LATER_KEYWORDS: CardSet = {
  'ashtongue-blade': { powers: [UNTARGETABLE] },
  'astani-dawngrace': { keywords: ['PROTECTOR'], powers: [assault(1), mend(1)] },
  'besora-galefeather': { powers: [assault(2)] },
  'farander-shadesurge': { powers: [mend(2)] },
  'firewarden-wyland-kaslinth': { powers: [assault(1)] },
  'gregory-flamewaker': { powers: [assault(3)] },
  'horatio-plaguetouch': { powers: [assault(2)] },
  huzrula: { powers: [mend(2)] },
  'ixiya-the-attuned': { keywords: ['PROTECTOR'], powers: [mend(1)] },
  'jaroth-lighguard': { keywords: ['PROTECTOR'], powers: [mend(1)] },
  'jav-stonewall': { keywords: ['PROTECTOR'], powers: [UNTARGETABLE] },
  'maiev-shadowsong': {
    keywords: ['ELUSIVE', 'FEROCITY', 'LONG_RANGE', 'PROTECTOR', 'STEALTHED'],
    powers: [UNTARGETABLE],
  },
  'mardun-valorhearth': { powers: [mend(4)] },
  'mojo-mistress-zurania': { powers: [mend(2)] },
  'nethermaven-donna-chastain': { powers: [assault(3)] },
  rulrin: { keywords: ['ELUSIVE'], powers: [UNTARGETABLE] },
  'varah-fury-of-the-stars': { powers: [assault(2)] },
};
