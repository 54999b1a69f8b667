/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const INSTALL = path.resolve(import.meta.dirname, 'commands/install.js');

/** Says when it is there, and that it ended in order; a shop that serves is no different. */
const SERVES = `
process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
setTimeout(() => process.exit(1), 30_000);
console.log('open');
`;

it('Whoever ends npm ends the shop that it started, though the shell between them says nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-start-'));
  const serve = path.join(folder, 'serve.mjs');
  const start = path.join(folder, 'start.mjs');
  await writeFile(serve, SERVES);
  const called = `runOnOwnNode(${JSON.stringify(serve)}, [])`;
  await writeFile(start, `import { runOnOwnNode } from '${pathToFileURL(INSTALL).href}';\n${called};\n`);
  // With a second command the shell stays in between, as it does for npm.
  const shell = spawn('sh', ['-c', `'${process.execPath}' '${start}'; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'readable');
  const said = text(shell.stdout);
  shell.kill('SIGTERM');
  expect(await said).toBe('open\nclosed\n');
  await rm(folder, { recursive: true });
});

it('Whoever types a command of the root finds the program that it goes on with', async () => {
  const folder = path.resolve(import.meta.dirname, 'commands');
  const root = path.resolve(folder, '../../../..');
  const launchers = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const programs = await Promise.all(
    launchers.map(async (name) => {
      const source = await readFile(path.join(folder, name), 'utf8');
      return [...source.matchAll(/'([\w/-]+\.ts)'/g)].map(([, program = '']) => program);
    }),
  );
  expect(programs.flat().length).toBeGreaterThan(6);
  expect(programs.flat().filter((program) => !existsSync(path.join(root, program)))).toEqual([]);
});
