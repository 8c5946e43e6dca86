import { connect } from 'node:net';

/** What came back over a bare connection. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes over a connection of its own and waits until the server hangs up. */
export async function raw(
  port: number,
  chunks: readonly (string | Buffer)[],
  options: { readonly end?: boolean; readonly everyMs?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let next = 0;
    const write = (): void => {
      const chunk = chunks[next++];
      if (chunk === undefined) {
        if (options.end === true) socket.end();
        return;
      }
      socket.write(chunk);
      setTimeout(write, options.everyMs ?? 0);
    };
    socket.on('connect', write);
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      next = chunks.length;
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body });
    });
  });
}
