import type { Effect, Effects } from '../language/effects.js';
import { adaptWord } from './cards/adapt.js';
import { castWord } from './cards/cast.js';
import { chooseCardWord } from './cards/choose-card.js';
import { discardWord } from './cards/discard.js';
import { discoverWord } from './cards/discover.js';
import { drawWord } from './cards/draw.js';
import { drawTheseWord } from './cards/draw-these.js';
import { giveCardWord } from './cards/give-card.js';
import { giveCopiesOfWord } from './cards/give-copies-of.js';
import { giveOptionsWord } from './cards/give-options.js';
import { noteWord } from './cards/note.js';
import { putIntoDeckWord } from './cards/put-into-deck.js';
import { replaceWord } from './cards/replace.js';
import { returnToHandWord } from './cards/return-to-hand.js';
import { setAsideWord } from './cards/set-aside.js';
import { shuffleIntoDeckWord } from './cards/shuffle-into-deck.js';
import { takeIntoHandWord } from './cards/take-into-hand.js';
import { damageWord } from './damage/damage.js';
import { damageTogetherWord } from './damage/damage-together.js';
import { gainArmorWord } from './damage/gain-armor.js';
import { healWord } from './damage/heal.js';
import { setHealthWord } from './damage/set-health.js';
import { destroyWord } from './deaths/destroy.js';
import { forceDeathPhaseWord } from './deaths/force-death-phase.js';
import { gainDeathrattlesOfWord } from './deaths/gain-deathrattles-of.js';
import { resolveDeathrattleOfWord } from './deaths/resolve-deathrattle-of.js';
import { resurrectWord } from './deaths/resurrect.js';
import { triggerDeathrattlesWord } from './deaths/trigger-deathrattles.js';
import type { EffectWord } from './effect-word.js';
import { detachWord } from './enchantments/detach.js';
import { enchantWord } from './enchantments/enchant.js';
import { freezeWord } from './enchantments/freeze.js';
import { rememberWord } from './enchantments/remember.js';
import { setWord } from './enchantments/set.js';
import { silenceWord } from './enchantments/silence.js';
import { chooseWord } from './flow/choose.js';
import { forEachWord } from './flow/for-each.js';
import { ifHoldsWord } from './flow/if.js';
import { repeatWord } from './flow/repeat.js';
import { repeatUntilWord } from './flow/repeat-until.js';
import { saveWord } from './flow/save.js';
import { awakenWord } from './minions/awaken.js';
import { becomeCopyOfWord } from './minions/become-copy-of.js';
import { putIntoPlayWord } from './minions/put-into-play.js';
import { summonWord } from './minions/summon.js';
import { summonCopyOfWord } from './minions/summon-copy-of.js';
import { swapWord } from './minions/swap.js';
import { takeControlWord } from './minions/take-control.js';
import { transformWord } from './minions/transform.js';
import { equipWord } from './players/equip.js';
import { extendTurnsWord } from './players/extend-turns.js';
import { gainManaWord } from './players/gain-mana.js';
import { insertTurnsWord } from './players/insert-turns.js';
import { loseDurabilityWord } from './players/lose-durability.js';
import { overloadWord } from './players/overload.js';
import { questProgressWord } from './players/quest-progress.js';
import { refreshHeroPowerWord } from './players/refresh-hero-power.js';
import { replaceHeroWord } from './players/replace-hero.js';
import { replaceHeroPowerWord } from './players/replace-hero-power.js';
import { spendManaWord } from './players/spend-mana.js';
import { swapDecksWord } from './players/swap-decks.js';
import { unlockOverloadWord } from './players/unlock-overload.js';
import { counterSpellWord } from './running/counter-spell.js';
import { forceAttackWord } from './running/force-attack.js';
import { invokeWord } from './running/invoke.js';
import { preventDamageWord } from './running/prevent-damage.js';
import { redirectAttackToWord } from './running/redirect-attack-to.js';
import { replaceSpellWord } from './running/replace-spell.js';
import { resolveBattlecryOfWord } from './running/resolve-battlecry-of.js';
import { resolveTextOfWord } from './running/resolve-text-of.js';
import { retargetToWord } from './running/retarget-to.js';
import { setDamageWord } from './running/set-damage.js';

/**
 * Every effect word. An effect is of the first word that it has, so `save`, which many take beside their own, stands last.
 * A word that is missing here does not compile.
 */
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
