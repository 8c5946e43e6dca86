import type { FindCard } from './cards.js';
import { inPlay, inZone, type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import type { LoggedPlay } from './history.js';
import type { DecisionPoint } from './points.js';
import { type Badge, BLANK, StandIns } from './stand-ins.js';
import { CARD_TYPES, ZONES } from './values.js';

/** A value of the short form. */
export type Written = string | number | boolean | null | Written[] | { [key: string]: Written };

/** A point as a scenario of the short form. */
export interface PointScenario {
  readonly scenario: { readonly [key: string]: Written };
  readonly badge: Badge;
  /** What the badge means here: one sentence for each thing. */
  readonly reasons: readonly string[];
}

/** Deaths and plays of a scenario. */
const MOST_RECORDS = 200;

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
  IMMUNE: 'immune',
};

/** Writes a point as a scenario with the logged action. */
export function scenarioOf(point: DecisionPoint, patch: string, find: FindCard): PointScenario {
  return new Writer(point, new StandIns(find)).write(patch);
}

/** The alias of an entity in a scenario. */
export function aliasOf(entity: { readonly id: number }): string {
  return `e${entity.id}`;
}

class Writer {
  constructor(
    private readonly point: DecisionPoint,
    private readonly cards: StandIns,
  ) {}

  write(patch: string): PointScenario {
    const { before, turn, player } = this.point;
    const players = { 1: this.side(1), 2: this.side(2) };
    const scenario: { [key: string]: Written } = {
      patch,
      turn: { number: Math.max(1, turn), player },
      players,
      order: this.order(before),
      deaths: this.deaths(),
      plays: this.plays(),
      actions: [this.action()],
      unknownText: 'ignore',
    };
    const custom = [...this.cards.customCards.values()] as Written[];
    if (custom.length > 0) scenario['customCards'] = custom;
    if (this.cards.looksAtHidden && this.cards.customCards.has(BLANK.id))
      this.cards.mark('hidden', 'A card may look at cards that the log does not show.');
    return { scenario, badge: this.cards.badge, reasons: [...this.cards.reasons] };
  }

  private side(player: number): Written {
    const { before } = this.point;
    const entity = before.entities.get(before.players.get(player) ?? 0);
    const [hero] = inPlay(before, player, CARD_TYPES.HERO);
    const [power] = inPlay(before, player, CARD_TYPES.HERO_POWER);
    const [weapon] = inPlay(before, player, CARD_TYPES.WEAPON);
    if (hero === undefined) this.cards.mark('not possible', `Player ${player} has no hero.`);
    return {
      ...(hero === undefined ? {} : { hero: this.hero(hero, weapon) }),
      heroPower: power === undefined ? null : this.power(power),
      weapon: weapon === undefined ? null : this.weapon(weapon),
      mana: this.mana(player),
      board: inPlay(before, player, CARD_TYPES.MINION).map((one) => this.minion(one)),
      hand: inZone(before, player, ZONES.HAND).map((one) => this.card(one)),
      deck: this.deck(player),
      secrets: this.secrets(player),
      fatigue: tagOf(entity, 'FATIGUE') || tagOf(hero, 'FATIGUE'),
      enchantments: [
        ...(entity === undefined ? [] : this.enchantments(entity)),
        ...this.giftsToCthun(entity),
      ],
      ...this.counters(player, entity),
    };
  }

  private counters(player: number, entity: LoggedEntity | undefined): { [key: string]: Written } {
    const { history, before, turn } = this.point;
    const own = history.plays.filter((play) => play.player === player);
    const typeOf = ({ entity: id }: LoggedPlay): number =>
      tagOf(before.entities.get(id), 'CARDTYPE');
    const isSecret = ({ entity: id }: LoggedPlay): boolean =>
      tagOf(before.entities.get(id), 'SECRET') === 1;
    const ownTurn = player === this.point.player ? turn : turn - 1;
    const elementalsOf = (when: number): number =>
      own.filter((play) => play.turn === when && this.isElemental(play)).length;
    return {
      cardsPlayedThisTurn: tagOf(entity, 'NUM_CARDS_PLAYED_THIS_TURN'),
      minionsPlayedThisTurn: tagOf(entity, 'NUM_MINIONS_PLAYED_THIS_TURN'),
      spellsPlayedThisGame: own.filter((play) => typeOf(play) === CARD_TYPES.SPELL).length,
      secretsPlayedThisGame: own.filter(isSecret).length,
      elementalsPlayedThisTurn: elementalsOf(ownTurn),
      elementalsPlayedLastTurn: elementalsOf(ownTurn - 2),
      heroPowerUsesThisGame: history.powers.get(player) ?? 0,
      jadeGolems: tagOf(entity, 'JADE_GOLEM'),
    };
  }

  private isElemental({ card }: LoggedPlay): boolean {
    return card !== '' && this.cards.known(card).race === 'ELEMENTAL';
  }

  /** What was given to every C'Thun of a player is kept on one that is set aside. */
  private giftsToCthun(player: LoggedEntity | undefined): Written[] {
    const proxy = this.point.before.entities.get(tagOf(player, 'PROXY_CTHUN'));
    if (proxy === undefined || proxy.card === '') return [];
    const { attack = 6, health = 6 } = this.cards.known(proxy.card);
    const num1 = tagOf(proxy, 'ATK') - attack;
    const num2 = tagOf(proxy, 'HEALTH') - health;
    const taunt = tagOf(proxy, 'TAUNT') === 1 ? [{ card: 'OG_284e' }] : [];
    return num1 > 0 || num2 > 0 ? [{ card: 'OG_281e', num1, num2 }, ...taunt] : taunt;
  }

  private hero(hero: LoggedEntity, weapon: LoggedEntity | undefined): Written {
    const { player } = this.point;
    const isTheirTurn = tagOf(hero, 'CONTROLLER') === player;
    const attack = Math.max(0, tagOf(hero, 'ATK') - (isTheirTurn ? tagOf(weapon, 'ATK') : 0));
    return {
      as: aliasOf(hero),
      card: this.cards.idOf(hero, hero.card, true),
      health: tagOf(hero, 'HEALTH') || 30,
      damage: tagOf(hero, 'DAMAGE'),
      armor: tagOf(hero, 'ARMOR'),
      attacksThisTurn: tagOf(hero, 'NUM_ATTACKS_THIS_TURN'),
      shown: { attack, enchantments: this.enchantments(hero) },
      ...(tagOf(hero, 'FROZEN') === 1 ? { frozen: true } : {}),
      ...(tagOf(hero, 'IMMUNE') === 1 ? { immune: true } : {}),
    };
  }

  private power(power: LoggedEntity): Written {
    const isUsed = tagOf(power, 'EXHAUSTED') === 1;
    return {
      as: aliasOf(power),
      card: this.cards.idOf(power, power.card, true),
      ...(isUsed ? { exhausted: true } : {}),
    };
  }

  /** Old clients write Durability as Health. */
  private weapon(weapon: LoggedEntity): Written {
    const durability = tagOf(weapon, 'DURABILITY') || tagOf(weapon, 'HEALTH');
    return {
      as: aliasOf(weapon),
      card: this.cards.idOf(weapon, weapon.card, true),
      damage: tagOf(weapon, 'DAMAGE'),
      shown: {
        attack: tagOf(weapon, 'ATK'),
        durability,
        enchantments: this.enchantments(weapon),
      },
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
    const keywords = Object.entries(KEYWORDS).filter(([tag]) => minion.tags.has(tag));
    return {
      as: aliasOf(minion),
      card: this.cards.idOf(minion, minion.card, true),
      damage: tagOf(minion, 'DAMAGE'),
      shown: {
        attack: tagOf(minion, 'ATK'),
        health: tagOf(minion, 'HEALTH'),
        enchantments: this.enchantments(minion),
      },
      ...(tagOf(minion, 'SILENCED') === 1 ? { silenced: true } : {}),
      ...Object.fromEntries(keywords.map(([tag, field]) => [field, tagOf(minion, tag) > 0])),
      attacksThisTurn: tagOf(minion, 'NUM_ATTACKS_THIS_TURN'),
      turnsInPlay: tagOf(minion, 'NUM_TURNS_IN_PLAY'),
      exhausted: tagOf(minion, 'NUM_TURNS_IN_PLAY') === 0 && tagOf(minion, 'EXHAUSTED') === 1,
    };
  }

  /** What is attached to an entity, the oldest first. */
  private enchantments(host: LoggedEntity): Written[] {
    return (this.attached().get(host.id) ?? [])
      .filter(({ card }) => card !== '' && this.cards.knows(card))
      .map((one) => ({
        as: aliasOf(one),
        card: one.card,
        num1: tagOf(one, 'TAG_SCRIPT_DATA_NUM_1'),
        num2: tagOf(one, 'TAG_SCRIPT_DATA_NUM_2'),
        by: tagOf(one, 'CONTROLLER') || tagOf(host, 'CONTROLLER'),
      }));
  }

  private attachedOnce: Map<number, LoggedEntity[]> | null = null;

  private attached(): Map<number, LoggedEntity[]> {
    if (this.attachedOnce !== null) return this.attachedOnce;
    const found = new Map<number, LoggedEntity[]>();
    for (const one of this.point.before.entities.values()) {
      const host = tagOf(one, 'ATTACHED');
      if (host === 0 || tagOf(one, 'ZONE') !== ZONES.PLAY) continue;
      const known = found.get(host);
      if (known === undefined) found.set(host, [one]);
      else known.push(one);
    }
    for (const list of found.values()) list.sort((a, b) => a.since - b.since);
    this.attachedOnce = found;
    return found;
  }

  /** A card in a hand; one that is played is known from what follows. */
  private card(card: LoggedEntity): Written {
    const { action, after } = this.point;
    const isActed = action.kind !== 'END_TURN' && action.entity === card.id;
    const known = card.card || (isActed ? (after?.entities.get(card.id)?.card ?? '') : '');
    const origin = this.origin(card);
    if (known === '' && isActed)
      this.cards.mark('hidden', 'The log does not show which card is played.');
    if (known === '') return { as: aliasOf(card), card: this.cards.blank(), ...origin };
    const id = this.cards.idOf(
      card.card === '' ? after!.entities.get(card.id)! : card,
      known,
      isActed,
    );
    const revealed = isActed ? this.point.revealed.get(card.id) : undefined;
    const tags = new Map([...card.tags, ...(revealed ?? [])]);
    const isSeen = card.card !== '' || revealed !== undefined;
    const count = tags.get('TAG_SCRIPT_DATA_NUM_1') ?? 0;
    const isCounting = count > 0 && this.cards.known(id).counts;
    return {
      as: aliasOf(card),
      card: id,
      ...origin,
      ...(isSeen ? { shown: this.inHand({ ...card, tags }) } : {}),
      ...(isCounting ? { tags: { QUEST_PROGRESS: count } } : {}),
    };
  }

  private inHand(card: LoggedEntity): Written {
    const type = tagOf(card, 'CARDTYPE');
    const cost = card.tags.get('COST');
    const isMinion = type === CARD_TYPES.MINION;
    return {
      ...(cost === undefined ? {} : { cost }),
      ...(isMinion ? { attack: tagOf(card, 'ATK'), health: tagOf(card, 'HEALTH') } : {}),
      enchantments: this.enchantments(card),
    };
  }

  private origin({ id }: LoggedEntity): { startedInDeck?: boolean } {
    const { initial } = this.point.history;
    return initial === null || initial.has(id) ? {} : { startedInDeck: false };
  }

  /** The cards that are drawn next lie on top. */
  private deck(player: number): Written[] {
    const { before, after, drawn } = this.point;
    const places = new Map(drawn.map((id, place) => [id, place]));
    return inZone(before, player, ZONES.DECK)
      .sort((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
      .map((one) => {
        const later = places.has(one.id) ? after?.entities.get(one.id) : undefined;
        const known = one.card || (later?.card ?? '');
        const card =
          known === '' ? this.cards.blank() : this.cards.idOf(later ?? one, known, false);
        return { as: aliasOf(one), card, ...this.origin(one) };
      });
  }

  private secrets(player: number): Written[] {
    const secrets = inZone(this.point.before, player, ZONES.SECRET);
    const seen = secrets.filter(({ id, card }) => card !== '' || this.shown(id) !== '');
    if (seen.length < secrets.length)
      this.cards.mark('hidden', 'A Secret that the log does not show is left out.');
    const known = seen.filter((one) => this.staysThere(one.card || this.shown(one.id)));
    return known.map((one) => {
      const progress = tagOf(one, 'QUEST_PROGRESS');
      const card = one.card || this.shown(one.id);
      if (progress > 0 && this.cards.known(card).remembers)
        this.cards.mark('stand-ins', `The log does not show what ${card} has met.`);
      return {
        as: aliasOf(one),
        card: this.cards.idOf(one, card, true),
        ...(progress > 0 ? { progress } : {}),
      };
    });
  }

  /** A Secret or Quest whose text is not known does nothing. */
  private staysThere(card: string): boolean {
    const { is, name } = this.cards.known(card);
    if (is === 'known') return true;
    this.cards.mark('stand-ins', `${name} (${card}) is left out.`);
    return false;
  }

  private shown(id: number): string {
    return this.point.after?.entities.get(id)?.card ?? '';
  }

  private order(before: LoggedState): string[] {
    const types: readonly number[] = [CARD_TYPES.MINION, CARD_TYPES.WEAPON];
    return [...before.entities.values()]
      .filter((one) => {
        const zone = tagOf(one, 'ZONE');
        if (zone === ZONES.SECRET) {
          const card = one.card || this.shown(one.id);
          return card !== '' && this.staysThere(card);
        }
        return zone === ZONES.PLAY && types.includes(tagOf(one, 'CARDTYPE'));
      })
      .sort((a, b) => a.since - b.since)
      .map(aliasOf);
  }

  private deaths(): Written[] {
    return this.point.history.deaths
      .filter(({ card }) => card !== '')
      .slice(-MOST_RECORDS)
      .map(({ card, player, turn, zonePosition }) => ({
        card: this.recorded(card, CARD_TYPES.MINION),
        player,
        turn,
        zonePosition,
      }));
  }

  private plays(): Written[] {
    const { history, before } = this.point;
    return history.plays
      .filter(({ card, player }) => card !== '' && player > 0)
      .slice(-MOST_RECORDS)
      .map(({ entity, card, player, turn, cost, target }) => ({
        card: this.recorded(card, tagOf(before.entities.get(entity), 'CARDTYPE')),
        player,
        turn,
        ...(cost === null ? {} : { cost }),
        ...(isOwnMinion(before, target, player) ? { onOwnMinion: true } : {}),
        ...(history.initial?.has(entity) === false ? { notFromStart: true } : {}),
      }));
  }

  private recorded(card: string, type: number): string {
    const tags = new Map([['CARDTYPE', type]]);
    return this.cards.idOf({ id: 0, card, tags, since: 0 }, card, false);
  }

  private action(): Written {
    const { action } = this.point;
    if (action.kind === 'END_TURN') return 'endTurn';
    const target = action.target === 0 ? {} : { target: aliasOf({ id: action.target }) };
    const choose = action.choose === null ? {} : { choose: action.choose };
    const actor = aliasOf({ id: action.entity });
    if (action.kind === 'ATTACK') return { attack: actor, ...target };
    if (action.kind === 'TRADE') return { trade: actor };
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
}

function isOwnMinion({ entities }: LoggedState, target: number, player: number): boolean {
  const entity = entities.get(target);
  if (tagOf(entity, 'CARDTYPE') !== CARD_TYPES.MINION) return false;
  return tagOf(entity, 'CONTROLLER') === player;
}
