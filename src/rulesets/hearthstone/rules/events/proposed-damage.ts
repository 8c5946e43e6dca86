import { recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  get,
  type HsRun,
  isDormant,
  playerEntity,
} from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, MAX_NUMBER, Tag, Zone } from '../../vocabulary/index.js';

/** Spell Damage of a player: always current, never refreshed by an aura update (HS-SPELLDMG). */
export function spellDamageOf(s: State, player: 1 | 2): number {
  return bonusOf(s, player, Tag.SPELLPOWER);
}

/** What all that a player controls adds to a kind of damage; like Spell Damage it is always current (HS-INF-hero-power-damage). */
function bonusOf(
  s: State,
  player: 1 | 2,
  tag: typeof Tag.SPELLPOWER | typeof Tag.HEROPOWER_DAMAGE,
): number {
  let sum = 0;
  for (const minion of s.board[player]) if (!isDormant(s, minion)) sum += get(s, minion, tag);
  for (const weapon of s.weapons[player]) sum += get(s, weapon, tag);
  sum += get(s, s.hero[player], tag) + outsidePlay(s, s.enchantments, player, tag);
  return sum + outsidePlay(s, s.auraEnchantments, player, tag);
}

/** Enchantments out of play and on players count (HS-Z5d, HS-INF-spell-damage-of-opponent). */
function outsidePlay(s: State, enchantments: readonly number[], player: number, tag: Tag): number {
  let sum = 0;
  for (const e of enchantments) {
    const host = get(s, e, Tag.ATTACHED);
    if (host === 0 || get(s, host, Tag.ZONE) === Zone.PLAY) continue;
    if (controllerOf(s, host) !== player) continue;
    for (const [granted, value] of cardOf(s, e).enchantment?.grants ?? [])
      if (granted === tag) sum += value;
  }
  return sum;
}

/** Spell Damage or its like for Hero Powers, then the doublings (HS-DH2a steps 2 and 3). */
export function proposedDamage(s: State, source: number, player: number, amount: number): number {
  const type = cardOf(s, source).type;
  const proposed = amount + addedTo(s, source, player as 1 | 2);
  return doubled(s, proposed, timesDoubled(s, type, player, Tag.SPELLPOWER_DOUBLE));
}

/** Spell Damage that only spells of a school have. */
const SPELL_DAMAGE_OF_SCHOOLS: Readonly<Record<string, Tag>> = {
  FIRE: Tag.SPELLPOWER_FIRE,
  NATURE: Tag.SPELLPOWER_NATURE,
};

function addedTo(s: State, source: number, player: 1 | 2): number {
  const { type, definition } = cardOf(s, source);
  if (type === CardType.SPELL) {
    const ofSchool = SPELL_DAMAGE_OF_SCHOOLS[definition.school ?? ''];
    const more = ofSchool === undefined ? 0 : get(s, playerEntity(player), ofSchool);
    return spellDamageOf(s, player) + more;
  }
  return type === CardType.HERO_POWER ? bonusOf(s, player, Tag.HEROPOWER_DAMAGE) : 0;
}

/** What an effect of `source` proposes for damage; where that is not what the effect says, a line says why. */
export function proposeDamage(
  run: HsRun,
  { source, player }: { readonly source: number; readonly player: number },
  amount: number,
): number {
  const s = run.state;
  const proposed = proposedDamage(s, source, player, amount);
  if (proposed !== amount && run.trace !== null)
    recordCheck(run, 'amount changed', changeRules(s, source, player, amount), {
      text: '{source}: the amount proposed becomes {value}',
      source,
      value: proposed,
    });
  return proposed;
}

/** Spell Damage is what it is at this moment; a product beyond 32 bits wraps. */
function changeRules(s: State, source: number, player: number, amount: number): readonly string[] {
  const { type } = cardOf(s, source);
  const rules = ['HS-DH2a', 'ZH-4.9-damage'];
  const bonus = addedTo(s, source, player as 1 | 2);
  if (bonus !== 0)
    rules.push(...(type === CardType.SPELL ? spellDamageRules(s, player) : OF_POWER));
  const exact = (amount + bonus) * 2 ** timesDoubled(s, type, player, Tag.SPELLPOWER_DOUBLE);
  if (exact !== (exact | 0)) rules.push('HS-TAGLIMITS');
  return rules;
}

const OF_POWER = ['HS-INF-hero-power-damage'];

/** Where Spell Damage comes from: minions, enchantments outside of play, what an opponent's minion does to its players. */
function spellDamageRules(s: State, player: number): readonly string[] {
  const rules = ['HS-SPELLDMG'];
  const fromAuras = outsidePlay(s, s.auraEnchantments, player, Tag.SPELLPOWER);
  if (fromAuras !== 0 || outsidePlay(s, s.enchantments, player, Tag.SPELLPOWER) !== 0)
    rules.push('HS-Z5d', 'SUP-SPELL-ENCHANT');
  const ofOpponent = s.auraEnchantments.filter(
    (e) => controllerOf(s, get(s, e, Tag.CREATOR)) !== player,
  );
  if (outsidePlay(s, ofOpponent, player, Tag.SPELLPOWER) !== 0)
    rules.push('HS-INF-spell-damage-of-opponent');
  return rules;
}

/** How often what a card of this type does for a player is doubled: once for each effect that doubles it (HS-DH2a). */
export function timesDoubled(s: State, type: number, player: number, spellTag: Tag): number {
  const entity = playerEntity(player);
  if (type === CardType.SPELL) return get(s, entity, spellTag);
  return type === CardType.HERO_POWER ? get(s, entity, Tag.HERO_POWER_DOUBLE) : 0;
}

/** An amount doubled so many times, in 32 bits (HS-TAGLIMITS); beyond them it is 0 where it does not wrap (ZH-4.1-overflow). */
export function doubled(s: State, amount: number, times: number): number {
  const result = amount * 2 ** times;
  if (s.edition.switches.numbersWrap) return result | 0;
  return result > MAX_NUMBER ? 0 : result;
}
