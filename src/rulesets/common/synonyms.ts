/** Words that people type for ours. They are not accepted: the refusal names ours. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  allies: ['board', 'party'],
  atk: ['attack', 'ATK'],
  battlefield: ['board'],
  cards: ['hand', 'deck'],
  cast: ['play'],
  crystals: ['mana'],
  discard: ['graveyard'],
  dmg: ['damage'],
  edition: ['patch'],
  end: ['endTurn'],
  field: ['board'],
  hp: ['health'],
  id: ['card'],
  library: ['deck'],
  life: ['health'],
  manacrystals: ['mana'],
  minions: ['board'],
  name: ['card', 'title'],
  owner: ['player', 'controller'],
  pass: ['endTurn'],
  steps: ['actions'],
  moves: ['actions'],
  summon: ['play'],
  version: ['patch'],
};

/** Our words for one that people type, of those that are known here. */
export function meantBy(text: string, known: readonly string[]): readonly string[] {
  const word = text.toLowerCase();
  const meant = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : [];
  return meant.filter((name) => known.includes(name));
}
