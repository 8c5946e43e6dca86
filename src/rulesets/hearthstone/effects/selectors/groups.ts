import type { GroupMembers } from '../../language/selectors.js';
import type { Side } from '../../language/words.js';
import {
  byOrderOfPlay,
  controllerOf,
  get,
  inPlay,
  isDormant,
  isUntouchable,
  typeOf,
} from '../../state/access.js';
import type { Selection } from '../../state/model.js';
import { PLAYERS, type State } from '../../state/state.js';
import { CardType, opponentOf, Tag, WIDTH, Zone } from '../../vocabulary/index.js';
import { type Noun, noun } from '../noun.js';
import type { Voice } from '../reader.js';
import type { GroupKind } from '../selector-word.js';

/** Groups of a side: boards in order of play, hands from the left, decks from the top. */
declare module '../../language/selectors.js' {
  interface GroupMembers {
    MINIONS: true;
    CHARACTERS: true;
    HEROES: true;
    HAND: true;
    DECK: true;
    SECRETS: true;
    QUESTS: true;
    WEAPONS: true;
    HERO_POWERS: true;
    LOCATIONS: true;
    DORMANT: true;
    GRAVEYARD: true;
  }
}

export const GROUP_MEMBERS = {
  MINIONS: {
    says: 'minions on the board',
    noun: (adjective) => noun('minion', adjective),
    collect: (s, player, into) => minions(s, player, into),
  },
  CHARACTERS: {
    says: 'minions and heroes in play',
    noun: (adjective) => noun('character', adjective),
    collect: (s, player, into) => {
      hero(s, player, into);
      minions(s, player, into);
    },
  },
  HEROES: {
    says: 'heroes in play',
    noun: (adjective) => noun('hero', adjective),
    collect: (s, player, into) => hero(s, player, into),
  },
  HAND: {
    says: 'cards in hand, from the left',
    noun: placed('card', 'in hand', (whose) => `in ${whose} hand`),
    collect: (s, player, into) => {
      for (const e of s.hand[player]) into.push(e);
    },
    isOrdered: true,
  },
  DECK: {
    says: 'cards in the deck, from the top',
    noun: placed('card', 'in the deck', (whose) => `in ${whose} deck`),
    collect: (s, player, into) => {
      for (let i = s.deck[player].length - 1; i >= 0; i--) into.push(s.deck[player][i]!);
    },
    isOrdered: true,
  },
  SECRETS: {
    says: 'Secrets in the Secret zone',
    noun: (adjective) => noun('Secret', adjective),
    collect: (s, player, into) => {
      for (const e of s.secrets[player]) if (s.pool.at(get(s, e, Tag.CARD))!.secret) into.push(e);
    },
  },
  QUESTS: {
    says: 'Quests and Sidequests in the Secret zone',
    noun: (adjective) => noun('Quest', adjective),
    collect: (s, player, into) => {
      for (const e of s.secrets[player])
        if (s.pool.at(get(s, e, Tag.CARD))!.quest !== null) into.push(e);
    },
  },
  WEAPONS: {
    says: 'weapons in play',
    noun: (adjective) => noun('weapon', adjective),
    collect: (s, player, into) => {
      for (const e of s.weapons[player]) into.push(e);
    },
  },
  HERO_POWERS: {
    says: 'Hero Powers in play',
    noun: (adjective) => noun('Hero Power', adjective),
    collect: (s, player, into) => {
      if (s.heroPower[player] !== 0) into.push(s.heroPower[player]);
    },
  },
  DORMANT: {
    says: 'dormant minions',
    noun: (adjective) => noun('minion', adjective === '' ? 'dormant' : `dormant ${adjective}`),
    collect: (s, player, into) => {
      for (const e of s.board[player]) if (isDormant(s, e)) into.push(e);
    },
  },
  LOCATIONS: {
    says: 'Locations on the board',
    noun: (adjective) => noun('Location', adjective),
    collect: (s, player, into) => {
      for (const e of s.board[player]) if (typeOf(s, e) === CardType.LOCATION) into.push(e);
    },
  },
  GRAVEYARD: {
    says: 'what is in the Graveyard, but for enchantments',
    noun: placed('card', 'in the Graveyard', (whose) => `in ${whose} Graveyard`),
    collect: (s, player, into) => {
      for (let e = 4; e < s.count; e++) {
        if (
          s.cells[e * WIDTH + Tag.ZONE] === Zone.GRAVEYARD &&
          controllerOf(s, e) === player &&
          typeOf(s, e) !== CardType.ENCHANTMENT
        )
          into.push(e);
      }
    },
    isOrdered: true,
  },
} as const satisfies Partial<Record<keyof GroupMembers, GroupKind>>;

const WHOSE: Readonly<Record<string, string>> = { friendly: 'your', enemy: "your opponent's" };

/** Where it is known whose text it is, a place is said to be somebody's. */
function placed(
  head: string,
  there: string,
  of: (whose: string) => string,
): (adjective: string, voice: Voice) => Noun {
  return (adjective, { means }) =>
    means === 'EACH'
      ? noun(head, '', of(WHOSE[adjective] ?? "either player's"))
      : noun(head, adjective, there);
}

function hero(s: State, player: 1 | 2, into: number[]): void {
  if (inPlay(s, s.hero[player])) into.push(s.hero[player]);
}

function minions(s: State, player: 1 | 2, into: number[]): void {
  for (const e of s.board[player]) if (!isUntouchable(s, e)) into.push(e);
}

export function membersOf(kind: GroupKind, side: Side): Selection {
  return (s, scope) => {
    const found: number[] = [];
    for (const player of sidesOf(side, scope.player)) kind.collect(s, player, found);
    return kind.isOrdered === true ? found : byOrderOfPlay(s, found);
  };
}

function sidesOf(side: Side, player: number): readonly (1 | 2)[] {
  if (side === 'ALL') return PLAYERS;
  return [(side === 'FRIENDLY' ? player : opponentOf(player)) as 1 | 2];
}
