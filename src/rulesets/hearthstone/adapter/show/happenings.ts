import type { TraceNode } from '../../../../kernel/index.js';
import { type Happening, type HappeningTable, happeningTo } from '../../../common/happening.js';
import type { State } from '../../state/state.js';
import { CardType } from '../../vocabulary/index.js';

/** What effects do to whom they are about. */
const EFFECTS: HappeningTable = {
  Awaken: 'awaken',
  'Attack redirected': 'redirect',
  Cast: 'cast',
  'Change of control': 'control',
  Countered: 'counter',
  Damage: 'damage',
  Death: 'death',
  Discard: 'discard',
  'Divine Shield': 'shield',
  Dormant: 'dormant',
  Draw: 'draw',
  Equip: 'equip',
  Freeze: 'freeze',
  'Gain Armor': 'armor',
  'Gain a card': 'gain',
  Healing: 'heal',
  'Hero Power replaced': 'enter',
  'Hero replaced': 'enter',
  Overdraw: 'burn',
  'Put into deck': 'shuffle',
  'Put into play': 'summon',
  'Return to hand': 'return',
  'Shuffle into deck': 'shuffle',
  Silence: 'silence',
  Summon: 'summon',
  'Take into hand': 'gain',
  'Target changed': 'redirect',
  Transform: 'transform',
};

/** What the rules themselves deal is Fatigue (HS-DC1). */
const OF_THE_GAME: HappeningTable = { ...EFFECTS, Damage: 'fatigue' };
const TO_WEAPONS: HappeningTable = { ...EFFECTS, Death: 'destroy' };
const TO_SECRETS: HappeningTable = { ...EFFECTS, Destroy: 'destroy' };

/** What effects do to the player of their source. */
const OF_SOURCES: HappeningTable = { Overload: 'overload' };

/** What players do with the card that begins a Sequence. */
const SEQUENCES: HappeningTable = {
  'Cast a spell': 'cast',
  'Play a Hero card': 'play',
  'Play a Location': 'play',
  'Play a minion': 'play',
  'Play a weapon': 'play',
  'Use a Location': 'use',
  'Use the Hero Power': 'use',
};

/** Checks that tell how something ends all the same. */
const CHECKS: HappeningTable = { 'takes nothing': 'prevent', prevented: 'prevent' };

/** What happens in a node: a trigger counts where it reveals a Secret. */
export function happening(s: State, node: TraceNode): Happening | null {
  const { kind, name, source, about, sourceIdentity } = node;
  switch (kind) {
    case 'trigger':
      return s.pool.at(sourceIdentity)?.secret === true ? { kind: 'reveal', entity: source } : null;
    case 'sequence':
      return happeningTo(SEQUENCES, name, source);
    case 'check':
      return happeningTo(CHECKS, name, about);
    case 'effect':
      if (name === 'Overload') return happeningTo(OF_SOURCES, name, source);
      return happeningTo(tableFor(s, node), name, about);
    default:
      return null;
  }
}

function tableFor(s: State, { source, aboutIdentity }: TraceNode): HappeningTable {
  const card = s.pool.at(aboutIdentity);
  if (card?.type === CardType.WEAPON) return TO_WEAPONS;
  // Secrets are destroyed at once, without a Death
  if (card?.secret === true) return TO_SECRETS;
  return source === 0 ? OF_THE_GAME : EFFECTS;
}
