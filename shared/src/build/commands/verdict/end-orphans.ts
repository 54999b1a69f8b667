import { createInterface } from 'node:readline';

/*
 * Ends the programs of a run that was killed: a killed process cannot end what it started. The run writes `+<pid>` for
 * each process group that it starts and `-<pid>` when that has ended; the pipe closes when the run is gone, however.
 */
const groups = new Set<number>();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) groups.add(pid);
    else groups.delete(pid);
  })
  .on('close', () => {
    for (const pid of groups) endGroup(pid);
  });

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It ended by itself meanwhile.
  }
}
