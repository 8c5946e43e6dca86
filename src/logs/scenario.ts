import { cardIdOf } from './card-ids.js';
import { type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import type { DecisionPoint } from './points.js';
import { CARD_TYPES, ZONES } from './values.js';

/** A value of the short form. */
type Written = string | number | boolean | null | Written[] | { [key: string]: Written };

/**
 * How far a point is like the game: `exact`; `stand-ins`: effects on cards are taken as numbers; `hidden`: cards that
 * the log does not show stand as blanks.
 */
export type Badge = 'exact' | 'stand-ins' | 'hidden';

/** A point as a scenario of the short form. */
export interface PointScenario {
  readonly scenario: { readonly [key: string]: Written };
  readonly badge: Badge;
  /** What the badge means here: one sentence for each thing. */
  readonly reasons: readonly string[];
}

/** The card that stands for one that the log does not show: it does nothing, and fits no filter of a type. */
const BLANK = { id: 'HIDDEN', name: 'Hidden card', type: 'SPELL', cost: 0 };

const KEYWORDS: Readonly<Record<string, string>> = {
  TAUNT: 'taunt',
  DIVINE_SHIELD: 'divineShield',
  CHARGE: 'charge',
  RUSH: 'rush',
  WINDFURY: 'windfury',
  STEALTH: 'stealth',
  FROZEN: 'frozen',
  LIFESTEAL: 'lifesteal',
  REBORN: 'reborn',
  CANT_BE_DAMAGED: 'immune',
};

/** Writes a point as a scenario with the logged action. */
export function scenarioOf(point: DecisionPoint, patch: string): PointScenario {
  return new Writer(point).write(patch);
}

/** The entities of a player in a zone, in their order. */
export function inZone(state: LoggedState, player: number, zone: number): LoggedEntity[] {
  return [...state.entities.values()]
    .filter((one) => tagOf(one, 'CONTROLLER') === player && tagOf(one, 'ZONE') === zone)
    .sort((a, b) => tagOf(a, 'ZONE_POSITION') - tagOf(b, 'ZONE_POSITION') || a.since - b.since);
}

/** The entities of a player in play that have a card type. */
export function inPlay(state: LoggedState, player: number, type: number): LoggedEntity[] {
  return inZone(state, player, ZONES.PLAY).filter((one) => tagOf(one, 'CARDTYPE') === type);
}

/** The alias of an entity in a scenario. */
export function aliasOf(entity: { readonly id: number }): string {
  return `e${entity.id}`;
}

class Writer {
  private readonly reasons = new Set<string>();
  private badge: Badge = 'exact';

  constructor(private readonly point: DecisionPoint) {}

  write(patch: string): PointScenario {
    const { before, turn, player } = this.point;
    const scenario: { [key: string]: Written } = {
      patch,
      turn: { number: Math.max(1, turn), player },
      customCards: [BLANK],
      players: { 1: this.side(1), 2: this.side(2) },
      order: this.order(before),
      actions: [this.action()],
    };
    return { scenario, badge: this.badge, reasons: [...this.reasons] };
  }

  private side(player: number): Written {
    const { before } = this.point;
    const [hero] = inPlay(before, player, CARD_TYPES.HERO);
    const [power] = inPlay(before, player, CARD_TYPES.HERO_POWER);
    const [weapon] = inPlay(before, player, CARD_TYPES.WEAPON);
    const fatigue = tagOf(before.entities.get(before.players.get(player) ?? 0), 'FATIGUE');
    return {
      ...(hero === undefined ? {} : { hero: this.hero(hero) }),
      heroPower:
        power === undefined
          ? null
          : { as: aliasOf(power), card: cardIdOf(power.card), ...used(power) },
      weapon: weapon === undefined ? null : this.weapon(weapon),
      mana: this.mana(player),
      board: inPlay(before, player, CARD_TYPES.MINION).map((one) => this.minion(one)),
      hand: inZone(before, player, ZONES.HAND).map((one) => this.card(one)),
      deck: this.deck(player),
      secrets: this.secrets(player),
      fatigue: fatigue || tagOf(hero, 'FATIGUE'),
    };
  }

  private hero(hero: LoggedEntity): Written {
    return {
      as: aliasOf(hero),
      card: cardIdOf(hero.card),
      health: tagOf(hero, 'HEALTH') || 30,
      damage: tagOf(hero, 'DAMAGE'),
      armor: tagOf(hero, 'ARMOR'),
      attacksThisTurn: tagOf(hero, 'NUM_ATTACKS_THIS_TURN'),
      ...(tagOf(hero, 'FROZEN') === 1 ? { frozen: true } : {}),
      ...(tagOf(hero, 'CANT_BE_DAMAGED') === 1 ? { immune: true } : {}),
    };
  }

  /** Old clients write Durability as Health. */
  private weapon(weapon: LoggedEntity): Written {
    const durability = tagOf(weapon, 'DURABILITY') || tagOf(weapon, 'HEALTH');
    return {
      as: aliasOf(weapon),
      card: weapon.card,
      attack: tagOf(weapon, 'ATK'),
      durability,
      damage: tagOf(weapon, 'DAMAGE'),
    };
  }

  /** RESOURCES_USED includes locked crystals. */
  private mana(player: number): Written {
    const { before } = this.point;
    const entity = before.entities.get(before.players.get(player) ?? 0);
    const overloaded = tagOf(entity, 'OVERLOAD_LOCKED');
    return {
      crystals: tagOf(entity, 'RESOURCES'),
      used: Math.max(0, tagOf(entity, 'RESOURCES_USED') - overloaded),
      temporary: tagOf(entity, 'TEMP_RESOURCES'),
      overloaded,
      owed: tagOf(entity, 'OVERLOAD_OWED'),
    };
  }

  private minion(minion: LoggedEntity): Written {
    const attached = [...this.point.before.entities.values()].filter(
      (one) => tagOf(one, 'ATTACHED') === minion.id && tagOf(one, 'ZONE') === ZONES.PLAY,
    );
    const isChanged = attached.length > 0;
    if (isChanged)
      this.mark('stand-ins', 'Effects on minions are taken as Attack, Health and keywords.');
    const keywords = Object.entries(KEYWORDS).filter(([tag]) => minion.tags.has(tag));
    return {
      as: aliasOf(minion),
      card: minion.card,
      damage: tagOf(minion, 'DAMAGE'),
      ...(isChanged ? { attack: tagOf(minion, 'ATK'), health: tagOf(minion, 'HEALTH') } : {}),
      ...(tagOf(minion, 'SILENCED') === 1 ? { silenced: true } : {}),
      ...Object.fromEntries(keywords.map(([tag, field]) => [field, tagOf(minion, tag) > 0])),
      attacksThisTurn: tagOf(minion, 'NUM_ATTACKS_THIS_TURN'),
      exhausted: tagOf(minion, 'NUM_TURNS_IN_PLAY') === 0 && tagOf(minion, 'EXHAUSTED') === 1,
    };
  }

  /** A card in a hand; one that is played is known from what follows. */
  private card(card: LoggedEntity): Written {
    const { action, after } = this.point;
    const isActed = action.kind !== 'END_TURN' && action.entity === card.id;
    const known = card.card || (isActed ? (after?.entities.get(card.id)?.card ?? '') : '');
    if (known === '') return { as: aliasOf(card), card: this.blank() };
    const cost = card.card === '' ? undefined : card.tags.get('COST');
    return { as: aliasOf(card), card: known, ...(cost === undefined ? {} : { cost }) };
  }

  /** The cards that are drawn next lie on top. */
  private deck(player: number): Written[] {
    const { before, after, drawn } = this.point;
    const places = new Map(drawn.map((id, place) => [id, place]));
    return inZone(before, player, ZONES.DECK)
      .sort((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
      .map((one) => {
        const known =
          one.card || (places.has(one.id) ? (after?.entities.get(one.id)?.card ?? '') : '');
        return { as: aliasOf(one), card: known === '' ? this.blank() : known };
      });
  }

  private secrets(player: number): Written[] {
    const secrets = inZone(this.point.before, player, ZONES.SECRET);
    const known = secrets.filter(({ id, card }) => card !== '' || this.shown(id) !== '');
    if (known.length < secrets.length)
      this.mark('hidden', 'A Secret that the log does not show is left out.');
    return known.map((one) => ({ as: aliasOf(one), card: one.card || this.shown(one.id) }));
  }

  private shown(id: number): string {
    return this.point.after?.entities.get(id)?.card ?? '';
  }

  private blank(): string {
    this.mark('hidden', 'Cards that the log does not show stand as blanks.');
    return BLANK.id;
  }

  private order(before: LoggedState): string[] {
    const types: readonly number[] = [CARD_TYPES.MINION, CARD_TYPES.WEAPON];
    return [...before.entities.values()]
      .filter((one) => tagOf(one, 'ZONE') === ZONES.PLAY && types.includes(tagOf(one, 'CARDTYPE')))
      .sort((a, b) => a.since - b.since)
      .map(aliasOf);
  }

  private action(): Written {
    const { action } = this.point;
    if (action.kind === 'END_TURN') return 'endTurn';
    const target = action.target === 0 ? {} : { target: aliasOf({ id: action.target }) };
    const choose = action.choose === null ? {} : { choose: action.choose };
    const actor = aliasOf({ id: action.entity });
    if (action.kind === 'ATTACK') return { attack: actor, ...target };
    if (action.kind === 'HERO_POWER') return { heroPower: true, ...target, ...choose };
    return { play: actor, ...target, ...choose, ...this.position(action.entity) };
  }

  /** Where a minion went: the number of minions to its left when it is seen next. */
  private position(id: number): { position?: number } {
    const after = this.point.after?.entities.get(id);
    const isMinion = tagOf(after, 'CARDTYPE') === CARD_TYPES.MINION;
    if (!isMinion || tagOf(after, 'ZONE') !== ZONES.PLAY) return {};
    const count = inPlay(this.point.before, this.point.player, CARD_TYPES.MINION).length;
    return { position: Math.min(count, Math.max(0, tagOf(after, 'ZONE_POSITION') - 1)) };
  }

  private mark(badge: Badge, reason: string): void {
    if (this.badge !== 'hidden') this.badge = badge;
    this.reasons.add(reason);
  }
}

function used(power: LoggedEntity): { exhausted?: boolean } {
  return tagOf(power, 'EXHAUSTED') === 1 ? { exhausted: true } : {};
}
