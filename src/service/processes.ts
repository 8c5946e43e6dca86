import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from './config.js';
import { createAdminServer } from './http/admin.js';
import { listen } from './http/listen.js';
import { type Log, reportFault } from './log.js';

/** What a process begins with. */
interface Beginning {
  readonly config: Config;
  readonly log: Log;
}

/** How long after a process has ended another one takes its place. */
const REPLACED_AFTER_MS = 1_000;

/**
 * Runs a service in this process or, where `PROCESSES` says so, in several that share its port. This one then serves nobody
 * itself: it hands connections out in turn, answers the numbers of all of them on `ADMIN_PORT`, passes on the wish to stop,
 * and replaces a process that has ended.
 */
export async function inProcesses(
  { config, log }: Beginning,
  run: (config: Config) => Promise<void>,
): Promise<void> {
  if (cluster.isWorker) await run({ ...config, adminPort: undefined });
  else if (config.processes === 1) await run(config);
  else await new ProcessGroup(config, log).begin();
}

/** The processes of a service, as the one sees them that has started them. */
class ProcessGroup {
  /** Those that listen. */
  private readonly listening = new Set<Worker>();
  /** Every one has listened once: what ends from now on is replaced. */
  private isUp = false;
  private isStopping = false;
  private exitCode = 0;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  async begin(): Promise<void> {
    process.on('SIGTERM', (signal) => this.stop(signal));
    process.on('SIGINT', (signal) => this.stop(signal));
    cluster.on('listening', (worker) => this.hasBegun(worker));
    cluster.on('exit', (worker, code, signal) => this.hasEnded(worker, code, signal));
    for (let i = 0; i < this.config.processes; i++) this.fork();
    await this.serveMetrics();
  }

  /** One more process. What it continues any other may have paused, so all sign with the same secret. */
  private fork(): void {
    const { continuationSecret, workers } = this.config;
    cluster.fork({ CONTINUATION_SECRET: continuationSecret, WORKERS: String(workers) });
  }

  private hasBegun(worker: Worker): void {
    this.listening.add(worker);
    this.log.info({ process: worker.id, pid: worker.process.pid }, 'a process listens');
    if (this.isUp || this.listening.size < this.config.processes) return;
    this.isUp = true;
    this.log.info({ processes: this.config.processes }, 'all processes listen');
  }

  private hasEnded(worker: Worker, code: number | null, signal: string | null): void {
    this.listening.delete(worker);
    if (this.isStopping) {
      if (code !== 0 && code !== null) this.exitCode = 1;
      this.endIfAlone();
      return;
    }
    this.log.error({ process: worker.id, code, signal }, 'a process has ended');
    if (this.isUp) setTimeout(() => this.replace(), REPLACED_AFTER_MS);
    else {
      this.exitCode = 1;
      this.stop('a process has not begun');
    }
  }

  private replace(): void {
    if (!this.isStopping) this.fork();
  }

  private stop(why: string): void {
    if (this.isStopping) return;
    this.isStopping = true;
    this.log.info({ why }, 'stopping all processes');
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    this.endIfAlone();
  }

  private endIfAlone(): void {
    if (Object.keys(cluster.workers ?? {}).length > 0) return;
    this.log.info('all processes have stopped');
    process.exit(this.exitCode);
  }

  /** Serves the sums of the metrics of all processes. */
  private async serveMetrics(): Promise<void> {
    const { adminPort, adminHost } = this.config;
    if (adminPort === undefined) return;
    const registry = new AggregatorRegistry();
    const admin = createAdminServer({
      contentType: registry.contentType,
      metrics: async () => registry.clusterMetrics(),
    });
    try {
      const { port } = await listen(admin, { port: adminPort, host: adminHost, prefix: 'ADMIN_' });
      this.log.info({ adminPort: port }, 'metrics of all processes are served');
    } catch (error) {
      reportFault(this.log, error);
      this.exitCode = 1;
      this.stop('metrics cannot be served');
    }
  }
}
