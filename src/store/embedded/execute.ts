import type { PGlite } from '@electric-sql/pglite';

const NOTHING = new Uint8Array(0);

/**
 * Carries out one message of the protocol and answers what the database sends back. A fault of the database itself ends
 * the thread.
 */
export function execute(database: PGlite, message: Uint8Array): Uint8Array {
  // The first message of a connection has a length where the others have a letter.
  if (message[0] === 0) return database.execProtocolRawSync(message);
  const parts: Uint8Array[] = [];
  // The other way to ask keeps everything it ever answered. This one has done its work when it returns; its promise is
  // for a file system that this database does not have. What it hands over is memory of its own.
  void database.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  return parts.length < 2 ? (parts[0] ?? NOTHING) : Buffer.concat(parts);
}
