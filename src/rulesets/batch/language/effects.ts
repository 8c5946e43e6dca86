/**
 * What a card does, step by step. Each word adds itself where its form, its meaning and its example stand, in
 * `effects/`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every word adds its own member
export interface Effects {}

export type Effect = Effects[keyof Effects];
