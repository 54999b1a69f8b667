import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { BODY_MS } from '../http/limits/limit-body-time.ts';
import { itByNight } from '../testing/long-run.ts';
import { testEnv } from '../testing/test-env.ts';
import { createServer, MOST_CONNECTIONS } from './create-server.ts';

const MANY = 2_000;
/** So many come at once: more than the system lets wait would be lost, and not be silent. */
const AT_ONCE = 200;
/** For a busy machine, and still less than the minute that Node would give them. */
const GRACE_MS = 30_000;

it('Connections are bounded: ten thousand, and nobody more is let in', async () => {
  const app = createServer(testEnv());
  expect(MOST_CONNECTIONS).toBe(10_000);
  expect(app.server.maxConnections).toBe(MOST_CONNECTIONS);
  app.server.maxConnections = 1;
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const first = connect(Number(port), '127.0.0.1');
  await once(first, 'connect');
  const second = connect(Number(port), '127.0.0.1').resume();
  second.on('error', () => undefined);
  await once(second, 'close');
  expect(first.destroyed).toBe(false);
  first.destroy();
  await app.close();
});

itByNight.each([
  ['says nothing', ''],
  ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
])('A connection that %s ends soon, however many there are', async (_name, words) => {
  const app = createServer(testEnv());
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const start = performance.now();
  let letIn = 0;
  app.server.on('connection', () => (letIn += 1));
  const ended: Promise<unknown>[] = [];
  while (ended.length < MANY) {
    for (let some = 0; some < AT_ONCE; some += 1) {
      const socket = connect(Number(port), '127.0.0.1').resume();
      socket.write(words);
      socket.on('error', () => undefined);
      ended.push(once(socket, 'close'));
    }
    while (letIn < ended.length) await once(app.server, 'connection');
  }
  await Promise.all(ended);
  expect(performance.now() - start).toBeLessThan(BODY_MS + GRACE_MS);
  await app.close();
});
