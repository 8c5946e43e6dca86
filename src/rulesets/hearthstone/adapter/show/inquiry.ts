import type { TraceNode } from '../../../../kernel/index.js';
import type { Cause, Inquiry, Listening, NotedEvent } from '../../../common/inquiry.js';
import { unconcerned } from '../../rules/triggers/collect.js';
import { REASONS, reasonCodeOf } from '../../rules/triggers/reasons.js';
import { cardOf, get } from '../../state/access.js';
import type { State } from '../../state/state.js';
import {
  CardType,
  EVENT_NAMES,
  EVENT_TEXTS,
  EventKind,
  type EventName,
  type GameEvent,
  Tag,
  Zone,
} from '../../vocabulary/index.js';

/** Effects that keep somebody from something, and the code that says so. */
const SETBACKS: Readonly<Record<string, string>> = {
  Countered: 'COUNTERED',
  'Divine Shield': 'DIVINE_SHIELD',
  Silence: 'SILENCED',
  Overdraw: 'OVERDRAWN',
};

/** What happened to a card that is being played, or to an attacker, on the way. */
const HINDRANCES: ReadonlySet<string> = new Set([
  ...['back in play', 'changed sides', 'defender changed', 'out of play', 'attack cancelled'],
]);

/** Checks that tell what happens rather than what does not. */
const NO_SETBACKS: ReadonlySet<string> = new Set([
  'nothing to do',
  'repeated',
  'cost',
  'healing becomes damage',
  'frozen out of play',
  'ruling',
]);

/** Nodes that tell why an event does not come. */
const INSTEAD: { readonly [event in EventName]?: readonly string[] } = {
  SPELL_TEXT: ['Countered', 'Spell Text Phase is skipped'],
  BATTLECRY: ['Battlecry Phase is skipped'],
  AFTER_SPELL: ['After Spell Phase is skipped'],
  AFTER_PLAY: [
    ...['After Play and After Summon Phase is skipped', 'After Play Phase is skipped'],
    'out of play',
  ],
  AFTER_SUMMON: [
    ...['After Play and After Summon Phase is skipped', 'board is full', 'Countered'],
    'out of play',
  ],
  SUMMON: ['board is full'],
  OVERLOADED: ['Countered'],
  INSPIRE: ['Inspire Phase is skipped'],
  AFTER_ATTACK: ['attack cancelled', 'Combat Phase is skipped', 'no attack'],
  ATTACK: ['attack cancelled', 'no attack'],
  PREDAMAGE: ['prevented'],
  DAMAGE: ['prevented', 'Divine Shield', 'Proposed damage', 'attack cancelled'],
  HEALING: ['healing becomes damage'],
  DRAW: ['Overdraw', 'Fatigue'],
  CARD_GAINED: ['hand is full'],
  RETURNED: ['hand is full'],
  EQUIP: ['Equipping Phase is skipped'],
};

const UNCONCERNED: ReadonlySet<string> = new Set([
  'NOT_WHERE_IT_WORKS',
  'OTHER_PLAYERS_EVENT',
  'OWN_PLAYERS_EVENT',
  'WRONG_SUBJECT',
  'WRONG_SOURCE',
  'OWN_ENTRY',
]);

/** Where an entity is whose trigger is not asked, because it does not work there. */
const ELSEWHERE: { readonly [zone: number]: Omit<Cause, 'rules'> & Partial<Cause> } = {
  [Zone.HAND]: { code: 'NOT_IN_PLAY', says: '{source} is in the hand' },
  [Zone.DECK]: { code: 'NOT_IN_PLAY', says: '{source} is in the deck' },
  [Zone.PLAY]: {
    code: 'NOT_IN_PLAY',
    says: '{source} is in play, where this trigger does not work',
  },
  [Zone.SECRET]: { code: 'NOT_IN_PLAY', says: '{source} is in the Secret zone' },
  [Zone.GRAVEYARD]: {
    code: 'LEFT_PLAY',
    says: '{source} has left play and lies in the Graveyard',
    rules: ['HS-GL-DEATH', 'HS-GL-INPLAY'],
    since: 'ZONE',
  },
  [Zone.SETASIDE]: {
    code: 'TRANSFORMED',
    says: '{source} has been transformed and is set aside',
    rules: ['HS-XFORM1', 'HS-ZONE5'],
    since: 'ZONE',
  },
  [Zone.REMOVEDFROMGAME]: {
    code: 'LEFT_PLAY',
    says: '{source} has been removed from the game',
    since: 'ZONE',
  },
  [Zone.INVALID]: { code: 'NOT_THERE_YET', says: '{source} has not come into being yet' },
};

/** How near to resolving: nothing happened; it did not concern; it was elsewhere; something else; stopped as asked. */
const BESIDE = 3;
const RANKS: ReadonlyMap<string, number> = new Map([
  ['EVENT_NEVER_OCCURRED', 0],
  ...(['OTHER_PLAYERS_EVENT', 'OWN_PLAYERS_EVENT', 'WRONG_SUBJECT', 'WRONG_SOURCE'] as const).map(
    (code) => [code, 1] as const,
  ),
  ...(['OWN_ENTRY', 'NOT_THERE_YET', 'NOT_IN_PLAY', 'NOT_WHERE_IT_WORKS'] as const).map(
    (code) => [code, 2] as const,
  ),
  ...Object.keys(REASONS)
    .filter((code) => !UNCONCERNED.has(code))
    .map((code, i) => [code, BESIDE + 1 + i] as const),
]);

/** What Hearthstone knows about why things did not happen. */
export const INQUIRY: Inquiry<State> = {
  reasonOf,
  rankOf: (code) => RANKS.get(code) ?? BESIDE,
  attachment: 'ATTACHED',
  governs: ({ kind, name }) => kind === 'check' && name === 'ruling',
  hinders: ({ kind, name }) =>
    (kind === 'effect' && name === 'Countered') || (kind === 'check' && HINDRANCES.has(name)),
  attentive: ({ state, names }) => ({ state: { ...state, events: [] }, names }),
  events: (s) => s.events ?? [],
  listensTo,
  whyNotAsked,
  whyNever: (event) => ({
    code: 'EVENT_NEVER_OCCURRED',
    says: EVENT_TEXTS[event as EventName][1],
    rules: ['HS-DEF-trigger'],
    insteadOf: INSTEAD[event as EventName] ?? [],
  }),
  auraSteps,
};

function reasonOf({ kind, name, text, value }: TraceNode): string | null {
  if (kind === 'effect') {
    if (name === 'Proposed damage') return value < 0 ? 'DAMAGE_PREVENTED' : null;
    return SETBACKS[name] ?? null;
  }
  if (kind !== 'check' || NO_SETBACKS.has(name)) return null;
  const code = reasonCodeOf(text);
  if (code !== null) return code;
  if (name.endsWith(' is skipped')) return 'PHASE_SKIPPED';
  return name.toUpperCase().replaceAll(/[^A-Z]+/g, '_');
}

/** Triggers and the Deathrattle of the card that the entity is now. */
function listensTo(s: State, e: number): readonly Listening[] {
  const card = cardOf(s, e);
  const events = new Set(card.triggers.map(({ event }) => EVENT_NAMES[event]!));
  const found = [...events].map((event): Listening => ({ event, ownOnly: false }));
  if (card.deathrattle === null || events.has('DEATH')) return found;
  return [...found, { event: 'DEATH', ownOnly: true }];
}

function whyNotAsked(s: State, e: number, noted: NotedEvent): Cause {
  if (e >= s.count)
    return { rules: ['HS-R2-newcomers', 'HS-R2c', 'HS-QUEUING'], ...ELSEWHERE[Zone.INVALID]! };
  const kind = EventKind[noted.name as EventName];
  const { player, about: subject, source, value: amount } = noted;
  const event: GameEvent = { kind, player, subject, source, amount };
  const card = cardOf(s, e);
  const zone = get(s, e, Tag.ZONE);
  if (card.type === CardType.ENCHANTMENT && zone !== Zone.PLAY)
    return { rules: ['HS-Z5'], ...ELSEWHERE[zone]! };
  const numbers = card.triggers.flatMap((trigger, i) => (trigger.event === kind ? [i] : []));
  const asides = numbers.map((number) =>
    unconcerned(s, { entity: e, trigger: cardOf(s, e).triggers[number]! }, event, true),
  );
  const isDeathrattle = subject === e && kind === EventKind.DEATH && card.deathrattle !== null;
  if (!isDeathrattle && numbers.length === 0)
    return {
      code: 'ANOTHER_CARD_THEN',
      says: '{source} was another card then, which does not respond to this',
      rules: ['HS-DEF-trigger'],
    };
  if (!isDeathrattle && asides.every((aside) => aside !== null)) {
    const { says, rules } = asides[0]!;
    return { code: reasonCodeOf(says)!, says, rules };
  }
  if (!isDeathrattle && !numbers.some((number) => card.triggers[number]!.zone === zone))
    return elsewhere(zone, kind);
  if (get(s, e, Tag.SILENCED) !== 0)
    return {
      code: 'SILENCED',
      says: '{source} is silenced',
      rules: ['HS-SIL2'],
      since: 'SILENCED',
    };
  if (isDeathrattle)
    return {
      code: 'DEATHRATTLE_CONDITION',
      says: "the condition of {source}'s Deathrattle does not hold",
      rules: [...(card.deathrattle?.rules ?? []), 'HS-QUEUECOND'],
    };
  return {
    code: 'QUEUE_WAS_FILLED',
    says: '{source} was not among the triggers when the Queue was filled',
    rules: ['HS-R2c'],
  };
}

/** That a trigger does not work where its bearer is; those that wait for deaths may be dying themselves, but not dead. */
function elsewhere(zone: number, kind: number): Cause {
  const cause: Cause = { rules: ['HS-GL-INPLAY'], ...ELSEWHERE[zone]! };
  if (kind !== EventKind.DEATH) return cause;
  return { ...cause, rules: ['HS-DEATH-bearer', ...cause.rules] };
}

/** That an aura stays as it is between its Aura Updates. */
const BETWEEN = ['HS-R4a', 'HS-R4-no-recalc', 'ZH-4.2-no-aura-update'] as const;

/** Both Aura Updates, as far as the card has auras of either kind. */
function auraSteps(
  s: State,
  e: number,
): readonly { readonly step: string; readonly rules: readonly string[] }[] {
  const { auras } = cardOf(s, e);
  const found: { step: string; rules: string[] }[] = [];
  if (auras.some((aura) => !aura.other && !aura.enrages))
    found.push({ step: 'Aura Update (Health/Attack)', rules: [...BETWEEN, 'HS-GL-AUHA'] });
  if (auras.some((aura) => aura.other))
    found.push({ step: 'Aura Update (Other)', rules: [...BETWEEN, 'HS-GL-AUO'] });
  return found;
}
