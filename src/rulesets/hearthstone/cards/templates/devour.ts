import type { Effect, Selector } from '../../language/words.js';

/** SELF destroys minions and gains what they have of Attack and Health (HS-INF-devour). @param gains adds both numbers */
export function devour(minions: Selector, gains: string): readonly Effect[] {
  const eaten = { saved: 'eaten' } as const;
  return [
    { save: 'eaten', entities: minions },
    {
      if: { exists: eaten },
      then: [
        {
          enchant: gains,
          on: 'SELF',
          num1: { tag: 'ATTACK', of: eaten },
          num2: { tag: 'HEALTH_LEFT', of: eaten },
        },
        { destroy: eaten, rules: ['HS-INF-devour'] },
      ],
    },
  ];
}
