import { parentPort, workerData } from 'node:worker_threads';
import { serve, transferring, type Remote } from '../worker-rpc.ts';

/* A thread for the tests of the worker RPC: one method for each way in which a call can go. */

type HostMethods = { nameOf(number: number): string };
export type ProgramMethods = typeof program;

let host: Remote<HostMethods> | null = null;
let ended = 0;
let sent: ArrayBuffer | null = null;

function* count(to: number) {
  try {
    for (let n = 1; n <= to; n += 1) {
      if (n === 13) throw new Error('no thirteen');
      yield n;
    }
  } finally {
    ended += 1;
  }
}

const program = {
  add: (a: number, b: number) => a + b,
  fail: () => {
    throw Object.assign(new Error('refused'), { code: '57P01' });
  },
  uncloneable: (): unknown => () => 1,
  bytes: () => {
    sent = new ArrayBuffer(1_000);
    return transferring({ part: new Uint8Array(sent, 10, 2) }, [sent]);
  },
  hasLeft: () => sent?.detached,
  never: () => new Promise<void>(() => undefined),
  exit: () => process.exit(0),
  crash: () =>
    void setImmediate(() => {
      throw new Error('out of the blue');
    }),
  askHost: async (number: number) => host?.call('nameOf', number),
  count,
  endedCounts: () => ended,
};

void serve<HostMethods>(parentPort, async (remote) => {
  if (workerData === 'broken') throw new Error('cannot open');
  host = remote;
  return program;
});
