import { z } from 'zod';
import type { Selector, Value, Who } from '../../language/words.js';
import { hasType } from '../../queries/characters.js';
import { moveAttachment as attachTo, enterPlay, enterToken } from '../../rules/events/enter.js';
import { get, inPlay, ownedIn, ownerOf, printed, set, zoneOf } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';

/** Words that bring cards into play, or to another place in it. */
declare module '../../language/effects.js' {
  interface Effects {
    putIntoPlay: {
      readonly putIntoPlay: Selector;
      readonly exhausted?: true;
      /** Damage that it enters with (WOW-710.2). */
      readonly damage?: Value;
    };
    token: { readonly token: string; readonly who?: Who; readonly save?: string };
    placeTopCard: { readonly placeTopCard: 'FACE_DOWN_EXHAUSTED'; readonly who?: Who };
    moveAttachment: { readonly moveAttachment: Selector };
  }
}

/** The effect `putIntoPlay`. */
export const putIntoPlay: EffectWord<'putIntoPlay'> = {
  form: ({ selector, value, yes }) =>
    z.strictObject({ putIntoPlay: selector, exhausted: yes, damage: value.optional() }),
  says: 'puts these cards into play under their owners at the same time; `exhausted`, or with `damage` on them',
  rules: ['WOW-710.1', 'WOW-710.2'],
  example: { putIntoPlay: { of: 'GRAVEYARD', where: 'ALLY' } },
  run: (doing, { putIntoPlay: which, exhausted, damage = 0 }) => {
    const cards = doing.select(which).filter((e) => !inPlay(doing.state, e));
    enterPlay(
      doing.run,
      cards.map((card) => ({
        card,
        player: ownerOf(doing.state, card),
        exhausted: exhausted === true,
        damage: doing.value(damage),
      })),
    );
    return doing.performed(cards.length > 0);
  },
};

/** The effect `token`. */
export const token: EffectWord<'token'> = {
  form: ({ text, who, name }) =>
    z.strictObject({ token: text, who: who.optional(), save: name.optional() }),
  says: 'puts a token, named by the id of its card, into play',
  rules: ['WOW-402.2'],
  example: { token: 'tooga' },
  run: (doing, { token: id, who, save }) => {
    const { definition } = doing.state.pool.byId.get(id)!;
    const made = doing.players(who).map((player) => enterToken(doing.run, definition, player));
    doing.save(save, made);
    return true;
  },
};

/** The effect `placeTopCard`. */
export const placeTopCard: EffectWord<'placeTopCard'> = {
  form: ({ who }) =>
    z.strictObject({ placeTopCard: z.literal('FACE_DOWN_EXHAUSTED'), who: who.optional() }),
  says: 'puts the top card of the deck into the resource row, face down and exhausted',
  rules: ['WOW-710.2b'],
  example: { placeTopCard: 'FACE_DOWN_EXHAUSTED' },
  run: (doing, { who }) => {
    for (const player of doing.players(who)) {
      const [card] = ownedIn(doing.state, player, Zone.DECK);
      if (card === undefined) continue;
      set(doing.run, card, Col.RESOURCE, 1);
      set(doing.run, card, Col.FACE_DOWN, 1);
      enterPlay(doing.run, [{ card, player, exhausted: true }]);
    }
    return true;
  },
};

/** The effect `moveAttachment`. */
export const moveAttachment: EffectWord<'moveAttachment'> = {
  form: ({ selector }) => z.strictObject({ moveAttachment: selector }),
  says: 'attaches these abilities to another card of a type that their attach descriptions name; you choose which',
  rules: ['WOW-306.3f', 'WOW-709.2b'],
  example: { moveAttachment: 'TARGET' },
  run: (doing, { moveAttachment: which }) => {
    const [ability] = doing.select(which);
    if (ability === undefined || get(doing.state, ability, Col.HOST) === 0)
      return doing.performed(false);
    const options = hostsFor(doing, ability);
    if (options.length === 0) return doing.performed(false);
    const [host] = doing.frame.picks;
    if (host === undefined) {
      const rules = ['WOW-306.3f', 'WOW-709.2b'];
      return doing.ask({ name: 'new host', of: 'entity', player: doing.you, options, rules });
    }
    attachTo(doing.run, ability, host);
    return doing.performed(true);
  },
};

/** Other cards in play of a card type that the attach description names; nothing else of it is asked. */
function hostsFor({ state }: Doing, ability: number): number[] {
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
      wanted.some((type) => hasType(state, e, type))
    )
      all.push(e);
  return all;
}
