import { readdirSync, readFileSync } from 'node:fs';

/** How far threads of a process stand behind its first, of those that do, ascending. Only Linux tells (the 19th field of `stat`). */
export function ranksIn(pid: number): number[] {
  const niceOf = (task: string): number => {
    const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  const first = niceOf(String(pid));
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => niceOf(task) - first)
    .filter((rank) => rank > 0)
    .sort((a, b) => a - b);
}
