import { refreshHeroPower } from '../../rules/auras/refresh-hero-power.js';
import {
  becomeHeroCard,
  becomeHeroOf,
  replaceHeroPower,
  returnHeroPower,
  swapHeroPowers,
} from '../../rules/events/hero.js';
import { setAside } from '../../rules/events/transform.js';
import { equipCard } from '../../rules/events/weapon.js';
import { cardOf, type HsRun, inPlay } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { createEntity } from '../../state/zones.js';
import { CardType } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { only } from '../fitting.js';
import { playersOf } from '../who.js';

export const replaceHeroWord: EffectWord<'replaceHero'> = {
  says: 'your hero becomes another; `asPlayed`: as by a Hero card, whose Battlecry is left out',
  rules: ['HS-REPL'],
  example: { replaceHero: 'ICC_829' },
  refers: { replaceHero: ['HERO'] },
  reads: ({ replaceHero: hero, asPlayed }, read) => {
    const how = asPlayed === true ? ', as by playing it' : '';
    return `replace your hero with ${read.card(hero)}${how}`;
  },
  compile: (effect, compiler) => {
    const card = compiler.card(effect.replaceHero);
    compiler.emit((run, frame) => {
      const s = run.state;
      const chosen = card(s, frame);
      if (chosen?.type !== CardType.HERO) return;
      const player = frame.player as 1 | 2;
      if (effect.asPlayed === true) {
        playAgain(run, chosen, player);
        return;
      }
      if (inPlay(s, frame.source) && cardOf(s, frame.source).type === CardType.MINION)
        setAside(run, frame.source);
      becomeHeroOf(run, chosen.id, player);
      const { weapon } = chosen.definition;
      if (weapon !== undefined) equipCard(run, cardById(s.pool, weapon), player, frame.source);
    });
  },
};

/** A new copy of a Hero card becomes the hero, and brings its Hero Power. */
function playAgain(run: HsRun, card: CompiledCard, player: 1 | 2): void {
  becomeHeroCard(run, createEntity(run, card, player, 0), player, ['HS-SEQ-hero', 'ZH-2.5-play']);
  const { heroPower } = card.definition;
  if (heroPower !== undefined) replaceHeroPower(run, heroPower, player, true);
}

export const replaceHeroPowerWord: EffectWord<'replaceHeroPower'> = {
  says: 'a Hero Power becomes another',
  rules: ['HS-HPR-replace'],
  example: { replaceHeroPower: 'HERO_08bp' },
  refers: { replaceHeroPower: ['HERO_POWER'] },
  reads: ({ replaceHeroPower: power, who }, read) =>
    `replace ${read.whose(who)} Hero Power with ${read.card(power)}`,
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    const power = compiler.card(effect.replaceHeroPower);
    compiler.emit((run, frame) => {
      const chosen = power(run.state, frame);
      if (chosen === null || chosen.type !== CardType.HERO_POWER) return;
      replaceHeroPower(run, chosen.id, who(run.state, frame)[0]!);
    });
  },
};

export const returnHeroPowerWord: EffectWord<'returnHeroPower'> = {
  says: 'a Hero Power that was replaced is that of its player again, with all that is attached to it',
  rules: ['HS-INF-swapped-powers'],
  example: { returnHeroPower: 'REMEMBERED' },
  reads: ({ returnHeroPower: power }, read) => `get ${read.these(power)} back as the Hero Power`,
  compile: (effect, compiler) => {
    const powers = only(isReplaced, compiler.selection(effect.returnHeroPower));
    compiler.emit((run, frame) => {
      const [power] = powers(run.state, frame);
      if (power !== undefined) returnHeroPower(run, power);
    });
  },
};

function isReplaced(s: State, e: number): boolean {
  return cardOf(s, e).type === CardType.HERO_POWER && !inPlay(s, e);
}

export const swapHeroPowersWord: EffectWord<'swapHeroPowers'> = {
  says: 'each player has the Hero Power of the other one',
  rules: ['HS-INF-swapped-powers'],
  example: { swapHeroPowers: true },
  reads: () => 'swap the Hero Powers of both players',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => swapHeroPowers(run, frame.source));
  },
};

export const refreshHeroPowerWord: EffectWord<'refreshHeroPower'> = {
  says: 'it can be used again',
  rules: ['HS-HPR-beardo'],
  example: { refreshHeroPower: true },
  reads: () => 'refresh your Hero Power',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) =>
      refreshHeroPower(run, frame.source, frame.player as 1 | 2, [
        'HS-HPR-beardo',
        'HS-HPR-voidform',
        'HS-HPR-blackwald',
      ]),
    );
  },
};
