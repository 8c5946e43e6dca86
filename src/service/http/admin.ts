import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.js';

/**
 * The server of those who run the service: `GET /metrics`, numbers for Prometheus. It has a port of its own, which
 * nobody else needs to reach.
 */
export function createAdminServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
