import { readdir, readFile } from 'node:fs/promises';

/** A process, and the memory that is its own. */
interface Held {
  command: string;
  bytes: number;
}

/** What some processes hold together. */
export const megabytesOf = (those: readonly Held[]) =>
  those.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024;

/** What a process and those that it started hold, memory that they share counted once: `Pss` of proc(5). */
export async function processesOf(pid: number): Promise<Held[]> {
  const [rollup, command] = await Promise.all(
    ['smaps_rollup', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
  );
  const [, kilobytes = '0'] = /^Pss: +(\d+) kB$/m.exec(rollup ?? '') ?? [];
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')),
  );
  const children = lists.flatMap((list) => list.trim().split(' ')).filter(Boolean);
  const held = await Promise.all(children.map((child) => processesOf(Number(child))));
  return [{ command: command ?? '', bytes: Number(kilobytes) * 1024 }, ...held.flat()];
}
