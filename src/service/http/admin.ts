import { createServer, type Server } from 'node:http';

/** Numbers as Prometheus reads them. */
interface Numbers {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * The server of those who run the service: `GET /metrics`, numbers for Prometheus. It has a port of its own, which
 * nobody else needs to reach.
 */
export function createAdminServer(numbers: Numbers): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    numbers.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': numbers.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
