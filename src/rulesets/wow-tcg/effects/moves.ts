import { z } from 'zod';
import { recordCheck } from '../../common/trace-nodes.js';
import { GROUPS, type Selector, type Value, type Who } from '../language/words.js';
import { hasType } from '../queries/characters.js';
import { moveAttachment as attachTo, enterPlay, enterToken } from '../rules/events/enter.js';
import { destroy as destroyCards, put } from '../rules/events/move.js';
import {
  get,
  inPlay,
  isCard,
  nowOf,
  ownedIn,
  ownerOf,
  printed,
  set,
  zoneOf,
} from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import type { Grammar } from './grammar.js';
import { playersDo, selectorRead, valueRead, whoRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    destroy: { readonly destroy: Selector };
    removeFromGame: { readonly removeFromGame: Selector; readonly from?: NamedZone };
    returnToHand: { readonly returnToHand: Selector; readonly from?: NamedZone };
    putIntoPlay: {
      readonly putIntoPlay: Selector;
      readonly from?: NamedZone;
      readonly exhausted?: true;
      /** Damage that it enters with (WOW-710.2). */
      readonly damage?: Value;
      /** Under whose control; absent: its owner's. */
      readonly for?: Who;
      readonly save?: string;
    };
    placeTopCard: {
      readonly placeTopCard: 'FACE_DOWN' | 'FACE_DOWN_EXHAUSTED';
      readonly who?: Who;
    };
    moveAttachment: { readonly moveAttachment: Selector };
    token: {
      readonly token: string;
      readonly who?: Who;
      readonly count?: number;
      readonly save?: string;
    };
  }
}

/** A zone other than play that an effect names (WOW-712.4). */
export type NamedZone = 'GRAVEYARD' | 'REMOVED' | 'HAND' | 'DECK';

/** The optional field `from` of a word that moves cards. */
export const fromForm = ({ namedZone }: Grammar): z.ZodType => namedZone.optional();

/** In play and on the chain, or where the effect names a zone (WOW-411.1b, WOW-712.4). */
export function cardsMeant(doing: Doing, which: Selector, from?: NamedZone): number[] {
  const { state } = doing;
  const all = doing.select(which);
  if (from !== undefined)
    return all.map((e) => nowOf(state, e)).filter((e) => zoneOf(state, e) === Zone[from]);
  const isThere = (e: number): boolean => inPlay(state, e) || zoneOf(state, e) === Zone.CHAIN;
  return all.filter((e) => isCard(state, e) && (isThere(e) || namesZone(which)));
}

/** Targets have their zone in their description, groups in their name. */
function namesZone(which: Selector): boolean {
  if (typeof which !== 'string') return 'of' in which && namesZone(which.of);
  return which === 'TARGET' || which === 'TARGET_2' || Object.hasOwn(GROUPS, which);
}

export function fromRead(from: NamedZone | undefined): string {
  return from === undefined
    ? ''
    : ` from the ${from === 'REMOVED' ? 'removed cards' : from.toLowerCase()}`;
}

export const destroy: EffectWord<'destroy'> = {
  form: ({ selector }) => z.strictObject({ destroy: selector }),
  says: 'destroys these at the same time',
  rules: ['WOW-404.1'],
  example: { destroy: 'TARGET' },
  reads: ({ destroy }) => `destroy ${selectorRead(destroy)}`,
  run: (doing, { destroy: which }) =>
    doing.performed(destroyCards(doing.run, doing.select(which)).length > 0),
};

export const removeFromGame: EffectWord<'removeFromGame'> = {
  form: (grammar) => z.strictObject({ removeFromGame: grammar.selector, from: fromForm(grammar) }),
  says: 'removes these from the game: from play, or `from` another zone; MADE_BY_SELF names them afterwards',
  rules: ['WOW-411.6a', 'WOW-712.4'],
  example: { removeFromGame: 'SELF' },
  reads: ({ removeFromGame, from }) =>
    `remove ${selectorRead(removeFromGame)}${fromRead(from)} from the game`,
  run: (doing, { removeFromGame: which, from }) => {
    const cards = cardsMeant(doing, which, from).filter(
      (e) => zoneOf(doing.state, e) !== Zone.REMOVED,
    );
    const source = doing.source;
    put(doing.run, cards, Zone.REMOVED);
    for (const e of cards) if (e !== source) set(doing.run, e, Col.SOURCE, source);
    return doing.performed(cards.length > 0);
  },
};

export const returnToHand: EffectWord<'returnToHand'> = {
  form: (grammar) => z.strictObject({ returnToHand: grammar.selector, from: fromForm(grammar) }),
  says: "returns these to their owners' hands: from play, or `from` another zone",
  rules: ['WOW-411.1', 'WOW-411.1b', 'WOW-712.4'],
  example: { returnToHand: 'TARGET' },
  reads: ({ returnToHand, from }) =>
    `return ${selectorRead(returnToHand)}${fromRead(from)} to the owners' hands`,
  run: (doing, { returnToHand: which, from }) => {
    const cards = cardsMeant(doing, which, from).filter(
      (e) => zoneOf(doing.state, e) !== Zone.HAND,
    );
    put(doing.run, cards, Zone.HAND);
    return doing.performed(cards.length > 0);
  },
};

export const putIntoPlay: EffectWord<'putIntoPlay'> = {
  form: (grammar) =>
    z.strictObject({
      putIntoPlay: grammar.selector,
      from: fromForm(grammar),
      exhausted: grammar.yes,
      damage: grammar.value.optional(),
      for: grammar.who.optional(),
      save: grammar.name.optional(),
    }),
  says: 'puts these cards into play under their owners, or under the player `for` whom, at the same time and keeps them as `save`, what has changed zones meanwhile only `from` the zone that is named; `exhausted`, or with `damage` on them',
  rules: ['WOW-710.1', 'WOW-710.2', 'WOW-411.1b'],
  example: { putIntoPlay: { of: 'GRAVEYARD', where: 'ALLY' } },
  reads: ({ putIntoPlay, from, exhausted, damage, for: whom }) =>
    `put ${selectorRead(putIntoPlay)}${fromRead(from)} into play${exhausted === true ? ' exhausted' : ''}${damage === undefined ? '' : ` with ${valueRead(damage)} damage`}${whom === undefined ? '' : ` under the control of ${whoRead(whom)}`}`,
  run: (doing, effect) => {
    const { putIntoPlay: which, from, exhausted, damage = 0, for: whom, save } = effect;
    // no card in play can be put there, so that the zone need not be named
    const all = from === undefined ? doing.select(which) : cardsMeant(doing, which, from);
    const [player = 0] = whom === undefined ? [] : doing.players(whom);
    // who has left the game gets nothing
    const isNobody = whom !== undefined && player === 0;
    const cards = all.filter((e) => !isNobody && isCard(doing.state, e) && !inPlay(doing.state, e));
    doing.save(save, cards);
    enterPlay(
      doing.run,
      cards.map((card) => ({
        card,
        player: player || ownerOf(doing.state, card),
        exhausted: exhausted === true,
        damage: doing.value(damage),
      })),
    );
    return doing.performed(cards.length > 0);
  },
};

export const placeTopCard: EffectWord<'placeTopCard'> = {
  form: ({ who }) =>
    z.strictObject({
      placeTopCard: z.enum(['FACE_DOWN', 'FACE_DOWN_EXHAUSTED']),
      who: who.optional(),
    }),
  says: 'puts the top card of the deck into the resource row, face down, or face down and exhausted',
  rules: ['WOW-710.2b'],
  example: { placeTopCard: 'FACE_DOWN_EXHAUSTED' },
  reads: ({ placeTopCard, who }) =>
    `${playersDo(who, 'put')} the top card of the deck into the resource row, face down${placeTopCard === 'FACE_DOWN' ? '' : ' and exhausted'}`,
  run: (doing, { placeTopCard, who }) => {
    for (const player of doing.players(who)) {
      const [card] = ownedIn(doing.state, player, Zone.DECK);
      if (card === undefined) continue;
      set(doing.run, card, Col.RESOURCE, 1);
      set(doing.run, card, Col.FACE_DOWN, 1);
      const exhausted = placeTopCard === 'FACE_DOWN_EXHAUSTED';
      enterPlay(doing.run, [{ card, player, exhausted }]);
    }
    return true;
  },
};

export const moveAttachment: EffectWord<'moveAttachment'> = {
  form: ({ selector }) => z.strictObject({ moveAttachment: selector }),
  says: 'attaches these abilities to another card of a type that their attach descriptions name; you choose which',
  rules: ['WOW-306.3f', 'WOW-709.2b'],
  example: { moveAttachment: 'TARGET' },
  reads: ({ moveAttachment }) => `attach ${selectorRead(moveAttachment)} to another card`,
  run: (doing, { moveAttachment: which }) => {
    const [ability] = doing.select(which);
    if (ability === undefined || !isAttached(doing.state, ability)) return doing.performed(false);
    const options = hostsFor(doing, ability);
    if (options.length === 0) return staysAttached(doing, ability);
    const [host] = doing.frame.picks;
    if (host === undefined) {
      const rules = ['WOW-306.3f', 'WOW-709.2b'];
      return doing.ask({ name: 'new host', of: 'entity', player: doing.you, options, rules });
    }
    attachTo(doing.run, ability, host);
    return doing.performed(true);
  },
};

/** There is no other card of the type: the ability stays where it is (WOW-306.3f). */
function staysAttached(doing: Doing, about: number): true {
  recordCheck(doing.run, 'stays attached', ['WOW-306.3f'], {
    text: '{about} stays attached: there is no other card of that type',
    about,
  });
  return doing.performed(false);
}

function isAttached(s: State, ability: number): boolean {
  return inPlay(s, ability) && get(s, ability, Col.HOST) !== 0;
}

/** Other cards in play of a card type that the attach description names; nothing else of it is asked. */
function hostsFor({ state, view }: Doing, ability: number): number[] {
  const { attach, targets = [] } = printed(state, ability);
  if (attach === undefined) return [];
  const named = 'targeted' in attach ? (targets[0]?.of ?? 'IN_PLAY') : attach.to;
  const group = typeof named === 'string' ? named : 'of' in named ? named.of : 'IN_PLAY';
  const types: Readonly<Record<string, readonly string[]>> = {
    ALLIES: ['ALLY'],
    HEROES: ['HERO'],
    HEROES_AND_ALLIES: ['HERO', 'ALLY'],
    WEAPONS: ['WEAPON'],
  };
  const wanted = types[group] ?? ['ALLY', 'HERO', 'WEAPON', 'ARMOR', 'ITEM', 'ABILITY', 'QUEST'];
  const host = get(state, ability, Col.HOST);
  const all: number[] = [];
  for (let e = 1; e < state.count; e++)
    if (
      zoneOf(state, e) === Zone.PLAY &&
      e !== host &&
      !view.looks(e).cannot.has('BE_ATTACHED_TO') &&
      wanted.some((type) => hasType(state, e, type))
    )
      all.push(e);
  return all;
}

export const token: EffectWord<'token'> = {
  form: ({ text, who, name }) =>
    z.strictObject({
      token: text,
      who: who.optional(),
      count: z.int().min(1).max(20).optional(),
      save: name.optional(),
    }),
  says: 'puts a token, or `count` of them, named by the id of its card, into play',
  rules: ['WOW-402.2'],
  example: { token: 'tooga' },
  reads: ({ token, who, count = 1 }) =>
    `${playersDo(who, 'put')} ${count === 1 ? 'a token' : `${count} tokens`} "${token}" into play`,
  run: (doing, { token: id, who, count = 1, save }) => {
    const { definition } = doing.state.pool.byId.get(id)!;
    const made = doing
      .players(who)
      .flatMap((player) =>
        Array.from({ length: count }, () => enterToken(doing.run, definition, player)),
      );
    doing.save(save, made);
    return true;
  },
};
