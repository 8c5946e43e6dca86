import express, { type Request, type Response } from 'express';
import type { BodyFormat } from '../body/parse-body.js';
import type { RawBody } from '../core/body.js';
import { LIMITS } from '../limits.js';

const readBytes = express.raw({ type: () => true, limit: LIMITS.body.bytes, inflate: false });

/** Reads a body as bytes. It rejects with an error of the body reader; see `errorOf`. */
export async function readBody(
  request: Request,
  response: Response,
  format: BodyFormat,
): Promise<RawBody> {
  await new Promise<void>((resolve, reject) => {
    readBytes(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
  const bytes: unknown = request.body;
  return { bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(), format };
}
