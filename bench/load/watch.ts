import type { Client } from './client.js';

/** What a service says of itself at a moment. */
export interface Sample {
  /** Seconds since the watch began. */
  readonly at: number;
  readonly rssMb: number;
  readonly eventLoopP99Ms: number;
  readonly descriptors: number;
  /** What the process has used of all processors, in seconds. */
  readonly cpuSeconds: number;
}

const METRICS = {
  rss: 'process_resident_memory_bytes',
  loop: 'nodejs_eventloop_lag_p99_seconds',
  descriptors: 'process_open_fds',
  cpu: 'process_cpu_seconds_total',
} as const;

/** Asks a service for its numbers every so often. */
export class Watch {
  readonly samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;
  readonly #begin = performance.now();

  constructor(
    private readonly client: Client,
    everyMs = 1_000,
  ) {
    this.#timer = setInterval(() => void this.sample(), everyMs);
  }

  /** Takes one sample now. */
  async sample(): Promise<Sample> {
    const { text } = await this.client.send({ kind: 'metrics', method: 'GET', path: '/metrics' });
    const sample = {
      at: (performance.now() - this.#begin) / 1000,
      rssMb: numberOf(text, METRICS.rss) / 1_048_576,
      eventLoopP99Ms: numberOf(text, METRICS.loop) * 1000,
      descriptors: numberOf(text, METRICS.descriptors),
      cpuSeconds: numberOf(text, METRICS.cpu),
    };
    if (sample.rssMb > 0) this.samples.push(sample);
    return sample;
  }

  /** Growth of the memory by least squares, in MB per ten minutes, from a second on. */
  growth(fromSecond: number): number {
    const late = this.samples.filter(({ at }) => at >= fromSecond);
    const n = late.length;
    if (n < 2) return 0;
    const meanAt = late.reduce((sum, { at }) => sum + at, 0) / n;
    const mean = late.reduce((sum, { rssMb }) => sum + rssMb, 0) / n;
    const above = late.reduce((sum, { at, rssMb }) => sum + (at - meanAt) * (rssMb - mean), 0);
    const below = late.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
    return (above / below) * 600;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

function numberOf(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}
