/** Sides, seen from the player whose effect it is. */
export type Side = (typeof SIDES)[number];
export const SIDES = ['FRIENDLY', 'ENEMY', 'ALL'] as const;

/**
 * `YOU`: the effect's player; `CASTER`: who put the source there, whoever controls it now (HS-CEM2a);
 * `CASTERS_OPPONENT`: the other player than `CASTER` (HS-R10-exc-memory).
 */
export type Who = (typeof WHO)[number];
export const WHO = [
  'YOU',
  'OPPONENT',
  'CASTER',
  'CASTERS_OPPONENT',
  'TARGET_CONTROLLER',
  'EVENT_PLAYER',
  'BOTH',
  'IT_CONTROLLER',
  'CONTROLLER',
  'CONTROLLERS_OPPONENT',
] as const;

export type Turns = 'YOU' | 'OPPONENT';
