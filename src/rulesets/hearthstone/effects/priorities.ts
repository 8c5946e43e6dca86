/** Before or after all others whatever the order of play (HS-R2-priority, HS-R4-priority). */
export const PRIORITIES = { FIRST: -1, LAST: 1 } as const;
