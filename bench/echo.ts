import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';

/**
 * The yardstick of `http.ts`, in a process of its own: an Express app that reads a JSON body as the service does, and
 * answers a text that was prepared. Told the texts, it says where it listens; asked for its time, what it has used.
 */
process.once('message', (texts: readonly string[]) => void serve(texts));

async function serve(texts: readonly string[]): Promise<void> {
  const app = express();
  app.disable('etag');
  for (const [i, text] of texts.entries())
    app.post(`/${i}`, express.json({ limit: '1mb' }), (_request, response) => {
      response.type('json').send(text);
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.send?.((server.address() as AddressInfo).port);
}
