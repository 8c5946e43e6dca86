import type { Readable } from '../../language/readable.js';
import { lower } from '../reader.js';

/** What the numbers of tags are called where their names, in small letters, would not be understood. */
const NUMBERS: { readonly [tag in Readable]?: string } = {
  ATTACK: 'Attack',
  ATK: 'Attack',
  HEALTH: 'maximum Health',
  HEALTH_LEFT: 'Health',
  ARMOR: 'Armor',
  COST: 'Cost',
  PLAYED_COST: 'Cost as played',
  PRINTED_COST: 'printed Cost',
  PRINTED_ATTACK: 'printed Attack',
  PRINTED_HEALTH: 'printed Health',
  RESOURCES: 'Mana Crystals',
  TEMP_RESOURCES: 'mana of this turn only',
  RESOURCES_USED: 'mana used',
  QUEST_PROGRESS: 'progress',
  HERO_DAMAGE_TAKEN_THIS_TURN: 'damage to the hero this turn',
  HERO_DAMAGE_TAKEN_LAST_TURN: 'damage to the hero last turn',
  HERO_HEALTH_CHANGES_IN_OWN_TURNS: "changes of the hero's Health in own turns",
  HEROPOWER_ACTIVATIONS_THIS_TURN: 'Hero Power uses this turn',
  NUM_ATTACKS_THIS_TURN: 'attacks this turn',
  NUM_CARDS_PLAYED_THIS_TURN: 'cards played this turn',
  NUM_ELEMENTALS_PLAYED_LAST_TURN: 'Elementals played last turn',
  NUM_SPELLS_PLAYED_THIS_GAME: 'spells cast this game',
  INVOKE_COUNTER: 'invocations of Galakrond',
};

/** What a tag is called as a number: `Attack`, `invocations of Galakrond`. */
export function tagInWords(tag: Readable): string {
  return NUMBERS[tag] ?? lower(tag);
}

/** Tags that are there or not: what it means that they are, and that they are not. */
export const STATES: { readonly [tag in Readable]?: readonly [string, string] } = {
  OUTCAST: [
    '{it} was at an end of the hand as it was played',
    '{it} was at no end of the hand as it was played',
  ],
  MARK_OF_EVIL: ['{it} is a Lackey', '{it} is no Lackey'],
  GALAKROND_HERO_CARD: ['{it} is a Galakrond', '{it} is no Galakrond'],
  SOUL_FRAGMENT: ['{it} is a Soul Fragment', '{it} is no Soul Fragment'],
  TRANSFORMED_IN_PLAY: [
    '{it} has been transformed in play',
    '{it} has not been transformed in play',
  ],
  DISCARDED: ['{it} has been discarded', '{it} has not been discarded'],
  PLAYED_ON_OWN_CHARACTER: [
    '{it} was cast on a character of its own side',
    '{it} was cast on no character of its own side',
  ],
  PLAYED_NOT_FROM_START: [
    '{it} was played and did not start in the deck',
    '{it} started in the deck or was not played',
  ],
};
