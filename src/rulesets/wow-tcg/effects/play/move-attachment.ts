import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { hasType } from '../../queries/characters.js';
import { moveAttachment as attachTo } from '../../rules/events/enter.js';
import { get, inPlay, printed, zoneOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    moveAttachment: { readonly moveAttachment: Selector };
  }
}

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

function isAttached(s: State, ability: number): boolean {
  return inPlay(s, ability) && get(s, ability, Col.HOST) !== 0;
}

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
