import type { Effect, Effects } from '../language/effects.js';
import { adaptWord } from './cards/adapt.js';
import { castWord } from './cards/cast.js';
import { putIntoDeckWord, shuffleIntoDeckWord, swapDecksWord } from './cards/deck.js';
import { chooseCardWord, discoverWord } from './cards/discover.js';
import { drawTheseWord, drawWord } from './cards/draw.js';
import {
  discardWord,
  giveCardWord,
  giveCopiesOfWord,
  giveOptionsWord,
  returnToHandWord,
  takeIntoHandWord,
} from './cards/hand.js';
import { replaceWord } from './cards/replace.js';
import { noteWord, setAsideWord } from './cards/set-aside.js';
import { damageTogetherWord, damageWord } from './damage/damage.js';
import { gainArmorWord, healWord, setHealthWord } from './damage/health.js';
import {
  gainDeathrattlesOfWord,
  resolveDeathrattleOfWord,
  triggerDeathrattlesWord,
} from './deaths/deathrattles.js';
import { destroyWord, forceDeathPhaseWord } from './deaths/destroy.js';
import { resurrectWord } from './deaths/resurrect.js';
import type { EffectWord } from './effect-word.js';
import { detachWord, enchantWord, rememberWord } from './enchantments/enchant.js';
import { freezeWord, setWord, silenceWord } from './enchantments/tags.js';
import { chooseWord, ifHoldsWord, saveWord } from './flow/choices.js';
import { forEachWord, repeatUntilWord, repeatWord } from './flow/loops.js';
import { putIntoPlayWord } from './minions/put-into-play.js';
import { summonCopyOfWord, summonWord } from './minions/summon.js';
import {
  awakenWord,
  becomeCopyOfWord,
  swapWord,
  takeControlWord,
  transformWord,
} from './minions/transform.js';
import { refreshHeroPowerWord, replaceHeroPowerWord, replaceHeroWord } from './players/heroes.js';
import { gainManaWord, overloadWord, spendManaWord, unlockOverloadWord } from './players/mana.js';
import { questProgressWord } from './players/quest-progress.js';
import { extendTurnsWord, insertTurnsWord } from './players/turns.js';
import { equipWord, loseDurabilityWord } from './players/weapons.js';
import { forceAttackWord, redirectAttackToWord } from './running/attacks.js';
import { preventDamageWord, setDamageWord } from './running/damage.js';
import { counterSpellWord, replaceSpellWord, retargetToWord } from './running/spells.js';
import { invokeWord, resolveBattlecryOfWord, resolveTextOfWord } from './running/texts.js';

/** Every effect word. The first that an effect has names it, so `save` stands last. */
export const EFFECT_WORDS: { readonly [W in keyof Effects]: EffectWord<W> } = {
  forceDeathPhase: forceDeathPhaseWord,
  damage: damageWord,
  damageTogether: damageTogetherWord,
  heal: healWord,
  setHealth: setHealthWord,
  gainArmor: gainArmorWord,
  destroy: destroyWord,
  triggerDeathrattles: triggerDeathrattlesWord,
  gainDeathrattlesOf: gainDeathrattlesOfWord,
  resolveDeathrattleOf: resolveDeathrattleOfWord,
  resurrect: resurrectWord,
  draw: drawWord,
  drawThese: drawTheseWord,
  discard: discardWord,
  giveCard: giveCardWord,
  giveCopiesOf: giveCopiesOfWord,
  giveOptions: giveOptionsWord,
  note: noteWord,
  returnToHand: returnToHandWord,
  takeIntoHand: takeIntoHandWord,
  replace: replaceWord,
  setAside: setAsideWord,
  shuffleIntoDeck: shuffleIntoDeckWord,
  putIntoDeck: putIntoDeckWord,
  cast: castWord,
  discover: discoverWord,
  chooseCard: chooseCardWord,
  adapt: adaptWord,
  summon: summonWord,
  summonCopyOf: summonCopyOfWord,
  putIntoPlay: putIntoPlayWord,
  transform: transformWord,
  awaken: awakenWord,
  becomeCopyOf: becomeCopyOfWord,
  swap: swapWord,
  takeControl: takeControlWord,
  enchant: enchantWord,
  detach: detachWord,
  silence: silenceWord,
  freeze: freezeWord,
  set: setWord,
  remember: rememberWord,
  gainMana: gainManaWord,
  overload: overloadWord,
  spendMana: spendManaWord,
  unlockOverload: unlockOverloadWord,
  insertTurns: insertTurnsWord,
  extendTurns: extendTurnsWord,
  swapDecks: swapDecksWord,
  equip: equipWord,
  loseDurability: loseDurabilityWord,
  replaceHero: replaceHeroWord,
  replaceHeroPower: replaceHeroPowerWord,
  refreshHeroPower: refreshHeroPowerWord,
  questProgress: questProgressWord,
  redirectAttackTo: redirectAttackToWord,
  forceAttack: forceAttackWord,
  retargetTo: retargetToWord,
  resolveBattlecryOf: resolveBattlecryOfWord,
  resolveTextOf: resolveTextOfWord,
  invoke: invokeWord,
  counterSpell: counterSpellWord,
  replaceSpell: replaceSpellWord,
  preventDamage: preventDamageWord,
  setDamage: setDamageWord,
  if: ifHoldsWord,
  repeat: repeatWord,
  repeatUntil: repeatUntilWord,
  forEach: forEachWord,
  choose: chooseWord,
  save: saveWord,
};

const WORDS = Object.keys(EFFECT_WORDS) as (keyof Effects)[];

/** The word of an effect, to be used on this effect only. Null for what is none. */
export function effectWordOf(
  effect: Effect,
): Pick<EffectWord<never>, 'compile' | 'drawn' | 'reads'> | null {
  const word = WORDS.find((name) => name in effect);
  return word === undefined ? null : EFFECT_WORDS[word];
}
