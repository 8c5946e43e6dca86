/** What the embedded server is told when its thread starts. */
export interface EmbeddedServerOrder {
  /** Folder of the database; made if it is not there. */
  readonly folder: string;
  /** Path of the socket to listen on. */
  readonly socket: string;
}

/** What the embedded server says. Any message to it asks it to stop. */
export type EmbeddedServerReport = 'ready' | 'closed';
