import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server that is there to be killed: that of `.ci/with-postgres`. */
export class FaultyServer {
  constructor(
    private readonly url: string,
    private readonly folder: string,
  ) {}

  /** The server of the environment; null if there is none. */
  static ofEnvironment(): FaultyServer | null {
    const { TEST_DATABASE_URL: url, TEST_DATABASE_FOLDER: folder } = process.env;
    return url === undefined || folder === undefined ? null : new FaultyServer(url, folder);
  }

  /** Makes a database. @returns its address */
  async create(name: string, options = ''): Promise<string> {
    await this.run(`CREATE DATABASE ${name} ${options}`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Makes a tablespace in a folder that is there. */
  async createTablespace(name: string, parent: string): Promise<void> {
    const location = join(parent, name);
    mkdirSync(location);
    const { uid, gid } = statSync(this.folder);
    chownSync(location, uid, gid);
    await this.run(`CREATE TABLESPACE ${name} LOCATION '${location}'`);
  }

  /** Carries out a statement outside of any transaction. */
  async run(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** Sends a signal to the server and all of its processes. */
  signal(signal: NodeJS.Signals): void {
    const [line] = readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${line}/task/${line}/children`, 'utf8').trim();
    for (const pid of [line!, ...children.split(' ').filter(Boolean)]) {
      try {
        process.kill(Number(pid), signal);
      } catch {
        // A process that has just ended.
      }
    }
  }

  /** Starts a server that was killed, as it was started before. */
  restart(): void {
    const command = ['pg_ctl', '-D', this.folder, '-l', join(this.folder, '../log'), '-w'];
    // The server refuses to run as root.
    const owner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
    const [program, ...rest] = [...owner, ...command, 'restart'];
    execFileSync(program!, rest, { cwd: '/', stdio: 'ignore' });
  }
}
