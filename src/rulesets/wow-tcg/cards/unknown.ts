import type { BuiltInCard } from './registry.js';

/** The reason for the cards of a type that this edition of the rules does not have. */
const NO_LOCATIONS = 'the rules of this edition have no locations';

/** Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  'abacus-of-violent-odds': 'no event is the end of a combat',
  'alas-andorhal': 'no target depends on the graveyard of another',
  anathema: 'no event names the type of the damage',
  'arcane-missiles': 'no card says how large X can be',
  'arcane-power': 'no modifier is about what one link deals',
  'battle-preparations': 'no duration lasts to the end of your next turn',
  berserking: 'no modifier keeps the number that it was made with',
  'deadly-brew': 'no effect attaches a card that it finds',
  doomguard: 'no effect chooses at random',
  'dual-wield': 'the rules of this edition do not say how two weapons strike',
  'echoes-of-the-shifting-sands': 'no effect shuffles the deck of each player',
  evocation: 'no event is that of leaving the hand',
  'exaura-the-cryptkeeper': 'no target depends on the graveyard of another',
  'faith-healers-boots': 'nothing notes who has healed this turn',
  'fel-domination': 'no condition compares a cost with counters',
  'fortune-telling': 'no deck lies face up',
  gamon: 'no rule lets a party attack itself',
  goldenmoon: 'no modifier changes a limit',
  'gone-fishin': 'no effect skips a turn',
  'greatsword-of-forlorn-visions': 'counters have no kinds',
  'greed-before-need': 'cards are played from the hand only',
  greefer: 'no modifier forbids to complete quests',
  'high-overlord-saurfang': 'no event is that of entering combat',
  'high-priestess-tyrande-whisperwind': 'no token has the name of a card',
  illumination: 'the event of healing does not name the ability',
  incinerate: 'nothing notes what an ability has dealt to a character',
  'inner-focus': 'no triggered modifier is for one event of this turn only',
  'jindos-evil-eye': 'no word names a card',
  'jubilee-arcspark': 'no event is that of being revealed',
  'koringar-the-heavy': 'no modifier gives the powers of others',
  'latros-shifting-sword': 'the rules of this edition do not say how two weapons strike',
  'lay-on-hands': 'no effect skips a turn',
  manhunt: 'no word names a card',
  megamorph: 'no duration lasts while the card remains in play',
  'mind-vision': 'no hand is revealed for a time',
  'naolin-sunsurge': 'nothing notes what a player has played this turn',
  nynjah: 'no duration lasts while the card remains in play',
  'one-thousand-battles': 'no mode is chosen by an opponent',
  'pick-pocket': 'no word names a card',
  purloin: 'no effect discards a card that another chooses',
  'raenes-cleansing': 'nothing notes what a player has completed this turn',
  readiness: 'cards are played from the hand only',
  'reaver-of-the-infinites': 'a number is missing in its text',
  revenge: 'nothing notes whom a character has attacked',
  'righteous-defense': 'no effect makes a character the defender',
  'ring-of-the-unliving': 'no effect destroys as many cards as damage was dealt, of several types',
  'rite-of-vision': 'a game has no collection to choose a card from',
  'savin-lightguard': 'nothing notes who has dealt combat damage to a hero',
  'seal-of-blood': 'the end of its text is missing',
  'shamanistic-rage': 'the event of damage names one weapon',
  slow: 'nothing notes what a player has played this turn',
  'spell-reflection': 'no effect changes a target',
  'the-dying-balance': 'no condition compares types of cards',
  'the-fare-of-larkorwi': 'no modifier makes the next card only instant',
  'the-haunted-mills': 'nothing notes with what a card was removed',
  'thysta-spiritlasher': 'nothing notes whether damage was dealt this turn',
  timeslicer: 'the rules of this edition do not say how two weapons strike',
  'touch-of-chaos': 'no effect chooses at random',
  'travel-form': 'no modifier changes what a quest costs',
  'tremor-totem': 'its type line is missing',
  'tyler-falconbridge': 'powers do not work in a graveyard',
  venomstrike: 'nothing notes what an ally has dealt damage to',
  'warp-splinters-thorn': 'the rules of this edition do not say how two weapons strike',
  wisp: 'powers do not work in a graveyard',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known; null: it is. */
export function whyUnknown({ definition: { id, type }, known }: BuiltInCard): string | null {
  if (known) return null;
  return type === 'LOCATION' ? NO_LOCATIONS : (UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN);
}
