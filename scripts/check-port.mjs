// Tries the port of the service before `npm start` builds it. A wrong PORT or HOST is for the service to report.

import { createServer } from 'node:net';

const { HOST, PORT } = process.env;
const port = Number(PORT || 3000);
const host = HOST || '0.0.0.0';

if (Number.isInteger(port) && port > 0 && port < 65_536) {
  const server = createServer();
  server.once('error', ({ code }) => {
    if (code !== 'EADDRINUSE') return;
    const other = port < 65_535 ? port + 1 : port - 1;
    console.error(`Port ${port} is in use. Try PORT=${other}.`);
    process.exitCode = 1;
  });
  server.listen({ port, host }, () => server.close());
}
