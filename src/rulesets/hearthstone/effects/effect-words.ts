import { EFFECT_SYNTAX, type Effect, type Effects } from '../language/effects.js';
import * as adapt from './cards/adapt.js';
import * as cast from './cards/cast.js';
import * as deck from './cards/deck.js';
import * as deckOrder from './cards/deck-order.js';
import * as discover from './cards/discover.js';
import * as draw from './cards/draw.js';
import * as hand from './cards/hand.js';
import * as replace from './cards/replace.js';
import * as setAside from './cards/set-aside.js';
import * as damage from './damage/damage.js';
import * as health from './damage/health.js';
import * as deathrattles from './deaths/deathrattles.js';
import * as destroy from './deaths/destroy.js';
import * as resurrect from './deaths/resurrect.js';
import type { EffectWord } from './effect-word.js';
import * as enchant from './enchantments/enchant.js';
import * as tags from './enchantments/tags.js';
import * as choices from './flow/choices.js';
import * as loops from './flow/loops.js';
import * as putIntoPlay from './minions/put-into-play.js';
import * as summon from './minions/summon.js';
import * as transform from './minions/transform.js';
import * as heroes from './players/heroes.js';
import * as mana from './players/mana.js';
import * as questProgress from './players/quest-progress.js';
import * as turns from './players/turns.js';
import * as weapons from './players/weapons.js';
import * as attacks from './running/attacks.js';
import * as runningDamage from './running/damage.js';
import * as spells from './running/spells.js';
import * as texts from './running/texts.js';

/** Every effect word `x` by the name under which its file exports it, `xWord`. A missing one does not compile. */
const EXPORTED: { readonly [W in keyof Effects as `${W}Word`]: EffectWord<W> } = {
  ...adapt,
  ...cast,
  ...deck,
  ...deckOrder,
  ...discover,
  ...draw,
  ...hand,
  ...replace,
  ...setAside,
  ...damage,
  ...health,
  ...deathrattles,
  ...destroy,
  ...resurrect,
  ...enchant,
  ...tags,
  ...choices,
  ...loops,
  ...putIntoPlay,
  ...summon,
  ...transform,
  ...heroes,
  ...mana,
  ...questProgress,
  ...turns,
  ...weapons,
  ...attacks,
  ...runningDamage,
  ...spells,
  ...texts,
};

const WORDS = Object.keys(EFFECT_SYNTAX) as (keyof Effects)[];

/** Every effect word. The first that an effect has names it. */
export const EFFECT_WORDS = Object.fromEntries(
  WORDS.map((name) => [name, EXPORTED[`${name}Word`]]),
) as unknown as { readonly [W in keyof Effects]: EffectWord<W> };

/** The word of an effect, to be used on this effect only. Null for what is none. */
export function effectWordOf(
  effect: Effect,
): Pick<EffectWord<never>, 'compile' | 'drawn' | 'reads'> | null {
  const word = WORDS.find((name) => name in effect);
  return word === undefined ? null : EFFECT_WORDS[word];
}
