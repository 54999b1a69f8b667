/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const MACHINE = pathToFileURL(path.resolve(import.meta.dirname, '../machine.js')).href;
const NEEDS = pathToFileURL(path.resolve(import.meta.dirname, 'needs.ts')).href;
const BROWSER = 'chromium-headless-shell';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-needs-'));
  // Any use of the package manager leaves a file.
  for (const program of ['apt-get', 'sudo']) {
    writeFileSync(path.join(folder, program), `#!/bin/sh\ntouch '${folder}/used'\nexit 1\n`);
    chmodSync(path.join(folder, program), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a program says on a machine whose browser does not start. */
function say(program: string, install?: '0'): string {
  const { INSTALL: _ours, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: {
      ...env,
      ...(install && { INSTALL: install }),
      CHROMIUM: path.join(folder, 'no-browser'),
      PATH: `${folder}:${env['PATH']}`,
    },
  });
  return stdout;
}

describe('Whoever runs the tests on a machine without a browser', () => {
  const firstLine = `import { sayLacking } from '${MACHINE}'; sayLacking();`;

  it('reads first what is missing, and that it will be installed', () => {
    expect(say(firstLine)).toMatch(
      new RegExp(`^Not on this machine: .*${BROWSER}.*\\. Installed below; INSTALL=0 installs nothing\\.\n$`),
    );
  });

  it('reads with INSTALL=0 that it will not be', () => {
    expect(say(firstLine, '0')).toMatch(
      new RegExp(`^Not on this machine: .*${BROWSER}.*\\. INSTALL=0: not installed\\.\n$`),
    );
  });

  it('keeps the system as it is with INSTALL=0, and is told the command', () => {
    const program = `import { getNeeds } from '${NEEDS}'; console.log(getNeeds(['${BROWSER}']));`;
    expect(say(program, '0')).toBe(
      `Missing on this machine: ${BROWSER}. What needs them fails. ` +
        `On Debian, as root: apt-get install --no-install-recommends ${BROWSER}\n`,
    );
    expect(existsSync(path.join(folder, 'used'))).toBe(false);
  });
});
