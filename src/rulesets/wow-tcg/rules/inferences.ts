import type { Inference } from '../../ruleset.js';

/** What was concluded where the rules are silent, and the rules that it follows from. */
export const INFERENCES: readonly Inference[] = [
  {
    id: 'WOW-INF-pay',
    says: 'Resources face down are the same for paying: one of them is exhausted, and only those that lie face up are a matter of choice.',
    from: ['WOW-408.1b', 'WOW-408.2'],
  },
  {
    id: 'WOW-INF-shuffle',
    says: 'Nobody knows the order of a deck that was shuffled: each card drawn from it is one of those that are left, all equally likely.',
    from: ['WOW-411.2a', 'WOW-411.2b'],
  },
  {
    id: 'WOW-INF-control',
    says: 'Of several control modifiers on a card the one that applies last says who controls it; when it ends, the one before it that still holds does.',
    from: ['WOW-400.3', 'WOW-718.1'],
  },
  {
    id: 'WOW-INF-hearth',
    says: 'Hearthing interrupts every link that is left, cards as well as effects.',
    from: ['WOW-800.1b', 'WOW-705.1'],
  },
  {
    id: 'WOW-INF-hearth-winners',
    says: 'When hearthing ends a game and players who oppose each other are left, none of them has won it; the hearthing side has lost.',
    from: ['WOW-101.1', 'WOW-800.1', 'WOW-800.1b'],
  },
  {
    id: 'WOW-INF-leaving-turn',
    says: 'When a player who leaves would get priority the next player clockwise does; the turn of a turn player who has left ends as soon as a window closes.',
    from: ['WOW-101.2', 'WOW-407.4', 'WOW-500.1'],
  },
  {
    id: 'WOW-INF-packets',
    says: 'Packets that are dealt at the same time pass a bubble that cannot stop all of them one after the other, in the order that the controller of the character in it chooses.',
    from: ['WOW-717.3', 'WOW-716.3', 'WOW-104.1'],
  },
  {
    id: 'WOW-INF-conceding',
    says: 'Who concedes while a link is added or resolves is asked nothing more: what this player adds, pays for or resolves is interrupted, packets of this player vanish, and the rest goes on among those who are left.',
    from: ['WOW-101.1b', 'WOW-101.2', 'WOW-711.2'],
  },
];
