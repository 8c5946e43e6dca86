// biome-ignore lint/suspicious/noEmptyInterface: every word adds its own member
export interface Effects {}

export type Effect = Effects[keyof Effects];
