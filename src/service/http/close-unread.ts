import type { Response } from 'express';
import { LIMITS } from '../limits.js';

/**
 * Closes the connection of a reader who takes nothing of an answer for a while. The timer of the socket starts anew with
 * every byte that the reader takes.
 */
export function closeIfUnread(response: Response): void {
  const { socket } = response;
  if (socket === null) return;
  const watch = (): void => {
    response.setTimeout(LIMITS.http.unreadMs, () => {
      // An answer that is still being made has nothing to read yet.
      if (response.writableLength + socket.writableLength > 0) response.destroy();
      else if (!response.writableFinished) watch();
    });
  };
  watch();
}
