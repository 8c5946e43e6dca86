/** A request that carries a key of its sender, under which it is done once. */
export interface KeyedRequest {
  /** Hash of the key and of what is asked for; the key itself is not kept. */
  readonly id: Uint8Array;
  readonly contentHash: Uint8Array;
}

/** Where such a request stands. BEGUN: by this very call; whoever begins it answers or drops it. */
export type RequestState =
  | { readonly state: 'BEGUN' | 'RUNNING' }
  | { readonly state: 'ANSWERED'; readonly answer: Uint8Array };
