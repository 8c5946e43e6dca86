import type { Problem } from '../../scenario/oracle.js';
import { ServiceError } from '../errors.js';
import type { Caller, Services } from './services.js';

/**
 * A drawing as a PNG, made in a worker thread.
 * @throws ServiceError when there is no thread for it.
 */
export async function pictureOf(
  { pool, admission }: Services,
  svg: string,
  caller: Caller,
): Promise<Uint8Array> {
  const asked = { operation: 'picture', bytes: Buffer.from(svg), format: 'json' } as const;
  const reply = await pool.run({ ...asked, ...caller });
  caller.worked(reply.workMs);
  admission.charge(caller, reply.workMs);
  if (reply.code === null) return reply.bytes;
  throw new ServiceError(JSON.parse(new TextDecoder().decode(reply.bytes)) as Problem);
}
