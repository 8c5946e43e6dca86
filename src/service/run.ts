import { reportFault } from './log.js';
import { createService, type ServiceParts } from './service.js';

/**
 * Runs a service as this process: it listens until SIGTERM or SIGINT, then stops in order and exits
 * with 0. An address that cannot be had, or an engine that cannot be loaded, ends it with 1.
 */
export async function runService(parts: ServiceParts): Promise<void> {
  const { log } = parts;
  const service = await createService(parts);
  const stop = (signal: string): void => {
    log.info({ signal }, 'stopping');
    void service.stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    const { address, port } = await service.start();
    const admin = service.adminAddress();
    log.info({ address, port, ...(admin === null ? {} : { adminPort: admin.port }) }, 'listening');
    const { phase, threads } = await service.services.pool.started();
    if (phase === 'ready') log.info({ threads }, 'the rules engine is loaded');
    if (phase !== 'failed') return;
    log.fatal('the rules engine cannot be loaded');
  } catch (error) {
    reportFault(log, error);
  }
  await service.stop();
  process.exit(1);
}
