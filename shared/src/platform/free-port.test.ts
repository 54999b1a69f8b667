/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { freePort } from './free-port.ts';

const MODULE = join(__dirname, 'free-port.ts');
/** Asks for a few, says them, and lives until its input ends: nobody listens there. */
const ASKS = `
  const { freePort } = await import(${JSON.stringify(MODULE)});
  console.log([await freePort(), await freePort(), await freePort(8)].join());
  process.stdin.resume();`;

it('Processes that ask at once are given ports of their own, before anybody listens there', async () => {
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', ASKS], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const said = await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of children) stdin.end();
  const hundreds = said.map((ports) => [
    ...new Set(
      String(ports)
        .split(',')
        .map((port) => Math.floor(Number(port) / 100)),
    ),
  ]);
  expect(hundreds.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(new Set(hundreds.flat()).size).toBe(4);
});

it('A port is given once, and not while somebody listens there', async () => {
  const first = await freePort();
  const taken = createServer().listen(first + 1, '127.0.0.1');
  await once(taken, 'listening');
  const next = [await freePort(), await freePort(2)];
  taken.close();
  expect(next).toEqual([first + 2, first + 3]);
});
