import { entityHole } from '../../../../kernel/index.js';
import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  isDormant,
  playerEntity,
  set,
} from '../../state/access.js';
import { detach, enchantmentsOn, grantsOf } from '../../state/enchantments.js';
import type { SequenceFrame } from '../../state/frames.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { takeNextTurn } from '../../state/turns.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { drawCards } from '../events/draw.js';
import { mostCrystals } from '../events/mana.js';
import { hasAttackLeft } from '../legality/attack.js';
import { raise } from '../triggers/event.js';
import { passTurnOfPlays } from './count-play.js';
import { checkResult, endGame } from './result.js';
import { phase, sequence, step } from './sequence.js';
import { openLocations } from './use-location.js';

/** The turn after which the game is a draw: player 1's 45th (HS-SEQ-turn). */
const LAST_TURN = 89;

/** From pressing End Turn to the opponent's first action. @rule HS-SEQ-turn */
export const endTurn = sequence(
  'End the turn',
  ['HS-SEQ-turn', 'ZH-2.1-turn', 'ZH-2.1-single-phase-sequences'],
  null,
  [
    phase(
      'End of Turn Phase',
      ['HS-SEQ-turn'],
      [(run, frame) => raise(run, EventKind.END_OF_TURN, { player: frame.player })],
    ),
    checkResult,
    step('Last turn', ['HS-SEQ-turn', 'ZH-2.1-next'], (run) => {
      const turn = get(run.state, GAME, Tag.TURN);
      if (turn < LAST_TURN) return;
      set(run, GAME, Tag.TURN, turn + 1);
      endGame(run, PLAYERS);
    }),
    step(
      'The active player changes',
      [
        'HS-SEQ-turn',
        'HS-SEQ-turn-enchantments',
        'HS-MANA4',
        'HS-EXTRATURN1',
        'HS-HPR-turn',
        'ZH-4.12-turn-start',
        'ZH-4.12-turn-end',
      ],
      changeTurn,
    ),
    phase(
      'Start of Turn Phase',
      ['HS-SEQ-turn'],
      [
        (run) =>
          raise(run, EventKind.START_OF_TURN, { player: get(run.state, GAME, Tag.CURRENT_PLAYER) }),
      ],
    ),
    checkResult,
    phase(
      'Draw a Card Phase',
      ['HS-SEQ-turn'],
      [(run) => drawCards(run, get(run.state, GAME, Tag.CURRENT_PLAYER), 1)],
    ),
    checkResult,
  ],
);

/** All bookkeeping between the turns comes before the start-of-turn triggers (HS-SEQ-turn). */
function changeTurn(run: HsRun, frame: SequenceFrame): void {
  thaw(run, frame.player as 1 | 2);
  passTurnOfPlays(run, frame.player);
  vanish(run);
  openLocations(run, frame.player as 1 | 2);
  const next = takeNextTurn(run, frame.player);
  wearOff(run, frame.player, next);
  set(run, GAME, Tag.TURN, get(run.state, GAME, Tag.TURN) + 1);
  set(run, GAME, Tag.CURRENT_PLAYER, next);
  for (const player of PLAYERS) resetCounters(run, player);
  resetOwnCounters(run, next);
  refillMana(run, next);
  ready(run, next);
}

/**
 * Enchantments that merely end, end between the turns (HS-SEQ-turn-enchantments); what is said of the opponent's next turn
 * ends with the last of a series of his turns (HS-EXTRATURN3), or with the first (ZH-4.13-one-turn-effects).
 */
function wearOff(run: HsRun, player: number, next: number): void {
  const s = run.state;
  if (s.enchantments.length === 0) return;
  for (const enchantment of s.enchantments.slice()) {
    const lasts = cardOf(s, enchantment).enchantment?.lasts;
    if (
      lasts === 'THIS_TURN' ||
      (lasts === 'UNTIL_YOUR_NEXT_TURN' && controllerOf(s, enchantment) === next) ||
      (lasts === 'OPPONENTS_TURNS' && player !== next && controllerOf(s, enchantment) === next) ||
      (lasts === 'OPPONENTS_NEXT_TURN' && controllerOf(s, enchantment) !== player)
    ) {
      end(run, enchantment);
    }
  }
}

function end(run: HsRun, enchantment: number): void {
  const s = run.state;
  const host = get(s, enchantment, Tag.ATTACHED);
  const node = beginEffect(
    run,
    'Enchantment ends',
    ['HS-SEQ-turn-enchantments', 'ZH-4.12-turn-end'],
    {
      text: `{about} on ${entityHole(host, get(s, host, Tag.CARD))} wears off`,
      about: enchantment,
    },
  );
  detach(run, enchantment);
  run.end(node);
}

/** Copies that were there for this turn only leave the hands (ZH-5.1-echo). */
function vanish(run: HsRun): void {
  for (const player of PLAYERS) {
    const hand = run.state.hand[player];
    for (let i = 0; i < hand.length; ) {
      const card = hand[i]!;
      if (get(run.state, card, Tag.GHOSTLY) === 0) i++;
      else {
        // it leaves the list, and the next card stands in its place
        leaveZone(run, card);
        enterZone(run, card, Zone.REMOVEDFROMGAME);
      }
    }
  }
}

/** A Frozen character that still had an attack of this turn thaws at its end (ZH-5.1-freeze). */
function thaw(run: HsRun, player: 1 | 2): void {
  const s = run.state;
  for (let i = -1; i < s.board[player].length; i++) {
    const e = i < 0 ? s.hero[player] : s.board[player][i]!;
    if (get(s, e, Tag.FROZEN) === 0) continue;
    if (isKeptFrozen(s, e)) continue;
    if (!hasAttackLeft(s, e)) {
      recordCheck(run, 'stays frozen', ['ZH-5.1-freeze'], {
        text: '{about} has no attack of this turn left: it stays Frozen',
        about: e,
      });
      continue;
    }
    if (!staysFrozen(s, e)) set(run, e, Tag.FROZEN, 0);
    else
      recordCheck(run, 'stays frozen', rulesOf(s.edition, 'frozenRushThaws'), {
        text: '{about} has come this turn: the attack that Rush gives it does not count',
        about: e,
      });
  }
}

/** It is Frozen as long as something that is attached to it lasts. */
function isKeptFrozen(s: State, e: number): boolean {
  return enchantmentsOn(s, e).some((by) => grantsOf(s, by).some(([tag]) => tag === Tag.FROZEN));
}

/** Before 11.4 the attack that Rush gives in the turn in which a minion comes did not count (HS-INF-rush-thaws). */
function staysFrozen(s: State, e: number): boolean {
  const { frozenRushThaws } = s.edition.switches;
  return (
    !frozenRushThaws &&
    get(s, e, Tag.RUSH) !== 0 &&
    get(s, e, Tag.EXHAUSTED) !== 0 &&
    get(s, e, Tag.CHARGE) === 0
  );
}

const COUNTERS_OF_A_TURN: readonly Tag[] = [
  Tag.TEMP_RESOURCES,
  Tag.AMOUNT_HERO_HEALED_THIS_TURN,
  Tag.HEALTH_RESTORED_THIS_TURN,
  Tag.HERO_DAMAGE_TAKEN_THIS_TURN,
  Tag.DAMAGE_DEALT_TO_HERO_THIS_TURN,
  Tag.HERO_HEALTH_CHANGES_THIS_TURN,
];

function resetCounters(run: HsRun, player: 1 | 2): void {
  const entity = playerEntity(player);
  const damage = get(run.state, entity, Tag.HERO_DAMAGE_TAKEN_THIS_TURN);
  set(run, entity, Tag.HERO_DAMAGE_TAKEN_LAST_TURN, damage);
  for (const tag of COUNTERS_OF_A_TURN) set(run, entity, tag, 0);
}

/** What is counted from one turn of a player to his next one (ZH-3.3-targeted-battlecry). */
const COUNTERS_OF_OWN_TURN: readonly Tag[] = [
  Tag.NUM_CARDS_DRAWN_THIS_TURN,
  Tag.NUM_CARDS_PLAYED_THIS_TURN,
  Tag.NUM_MINIONS_PLAYED_THIS_TURN,
  Tag.HEROPOWER_ACTIVATIONS_THIS_TURN,
  Tag.COMBO_ACTIVE,
];

function resetOwnCounters(run: HsRun, player: 1 | 2): void {
  for (const tag of COUNTERS_OF_OWN_TURN) set(run, playerEntity(player), tag, 0);
}

/** One more crystal, all of them full but for the Overload owed (HS-MANA4). */
function refillMana(run: HsRun, player: 1 | 2): void {
  const s = run.state;
  const entity = playerEntity(player);
  const owed = get(s, entity, Tag.OVERLOAD_OWED);
  set(
    run,
    entity,
    Tag.RESOURCES,
    Math.min(mostCrystals(s, player), get(s, entity, Tag.RESOURCES) + 1),
  );
  set(run, entity, Tag.OVERLOAD_LOCKED, owed);
  set(run, entity, Tag.RESOURCES_USED, owed);
  set(run, entity, Tag.OVERLOAD_OWED, 0);
}

/** Exhaustion is removed from all characters and the Hero Power is refreshed (HS-HPR-turn). */
function ready(run: HsRun, player: 1 | 2): void {
  const s = run.state;
  for (const side of PLAYERS) {
    for (let i = -1; i < s.board[side].length; i++) {
      const e = i < 0 ? s.hero[side] : s.board[side][i]!;
      if (isDormant(s, e)) continue;
      set(run, e, Tag.EXHAUSTED, 0);
      set(run, e, Tag.NUM_ATTACKS_THIS_TURN, 0);
      set(run, e, Tag.EXTRA_ATTACKS_THIS_TURN, 0);
      set(run, e, Tag.EXTRA_ATTACKS_ON_MINIONS_THIS_TURN, 0);
    }
  }
  for (const minion of s.board[player])
    set(run, minion, Tag.NUM_TURNS_IN_PLAY, get(s, minion, Tag.NUM_TURNS_IN_PLAY) + 1);
  const power = s.heroPower[player];
  if (power !== 0 && inPlay(s, power)) set(run, power, Tag.EXHAUSTED, 0);
}
