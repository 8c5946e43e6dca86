import type { ActionPlace } from '../../../common/lookup.js';
import { beginEffect, beginStep } from '../../../common/trace-nodes.js';
import { updateHealthAttackAuras } from '../../rules/auras/health-attack.js';
import { updateOtherAuras } from '../../rules/auras/other.js';
import { type Illegal, refused } from '../../rules/legality/legality.js';
import type { HsRun } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import { createEntity, enterZone, hasRoom } from '../../state/zones.js';
import { BOARD_TYPES, CardType, HELD_TYPES, takesPlace, Zone } from '../../vocabulary/index.js';
import { typeWords } from '../names/card-index.js';

interface Place {
  readonly zone: Zone;
  readonly types: readonly CardType[];
  readonly full: string;
}

const PLACES = {
  board: { zone: Zone.PLAY, types: BOARD_TYPES, full: 'REQ_NUM_MINION_SLOTS' },
  hand: { zone: Zone.HAND, types: HELD_TYPES, full: 'REQ_HAND_NOT_FULL' },
  deck: { zone: Zone.DECK, types: HELD_TYPES, full: 'REQ_BOARD_POSITION' },
  secrets: { zone: Zone.SECRET, types: [CardType.SPELL], full: 'REQ_SECRET_ZONE_CAP' },
} as const satisfies Record<string, Place>;

export const PUT_PLACES = Object.keys(PLACES) as readonly (keyof typeof PLACES)[];

interface Putting {
  readonly card: string;
  readonly player: 1 | 2;
  /** Absent: on the board, or in the hand where it takes no place there. */
  readonly into: keyof typeof PLACES | null;
  /** On the board: minions to its left; null: the right end. */
  readonly position: number | null;
}

/** The auras are worked out anew with it. */
const RULES = ['HS-R4a', 'ZH-4.2-aura-update'];

/** As if the scenario had listed it: nothing answers, auras are new; in a deck it is on top. */
export function put(run: HsRun, putting: Putting, { path, problems }: ActionPlace): Illegal | null {
  const s = run.state;
  const card = cardById(s.pool, putting.card);
  const { player } = putting;
  const into = putting.into ?? (takesPlace(card.type) ? 'board' : 'hand');
  const { zone, types, full }: Place = PLACES[into];
  if (!types.includes(card.type))
    return problems.add('WRONG_CARD_TYPE', [...path, 'put'], `"${card.name}" cannot be there.`, {
      expected: typeWords(types),
    });
  if (!hasRoom(s, zone, player, card.type)) return refused(s, full);
  const whole = beginStep(run, 'A card is put there', RULES, {
    text: 'The scenario puts a card there',
  });
  const e = createEntity(run, card, player, 0);
  const node = beginEffect(run, 'Put', RULES, {
    text: '{about} is there from now on: the scenario puts it there',
    about: e,
  });
  enterZone(run, e, zone, putting.position ?? -1);
  run.end(node);
  updateHealthAttackAuras(run);
  updateOtherAuras(run);
  run.end(whole);
  return null;
}
