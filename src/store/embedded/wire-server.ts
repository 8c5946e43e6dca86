import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Conversation } from './conversation.js';
import { execute } from './execute.js';

/** A server that speaks the PostgreSQL protocol for an embedded database. */
export interface WireServer {
  close(): Promise<void>;
}

/**
 * Serves the database on a socket, one client after the other: it has one session only, in which two
 * clients would disturb each other. A fault of the database itself is thrown and ends the thread.
 */
export async function serve(database: PGlite, path: string): Promise<WireServer> {
  const sockets = new Set<Socket>();
  let free: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that goes away without a word is no fault; `close` follows.
    socket.on('error', () => undefined);
    free = free.then(() => converse(database, socket));
  });
  await listen(server, path);
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      await free;
    },
  };
}

async function converse(database: PGlite, socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  const conversation = new Conversation((message) => execute(database, message));
  socket.on('data', (data: Buffer) => {
    const answer = conversation.answer(data);
    if (answer.length > 0) socket.write(answer);
    if (conversation.ended) socket.end();
  });
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  // The next client is not to find what this one left: transactions, locks, settings.
  if (database.isInTransaction()) await database.exec('ROLLBACK');
  await database.exec('DISCARD ALL');
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}
