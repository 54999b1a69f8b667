import { expect, it } from '@jest/globals';
import { delayVersion } from './delay-version.ts';

it('a change is told once everybody else knows of it', async () => {
  let time = 0;
  let version = 'first';
  const told = delayVersion(
    async () => version,
    2000,
    () => time,
  );
  expect(await told()).toBe('');
  time = 2000;
  expect(await told()).toBe('first');
  version = 'second';
  time = 2300;
  expect(await told()).toBe('first');
  version = 'third';
  time = 2900;
  expect(await told()).toBe('first');
  time = 4300;
  expect(await told()).toBe('second');
  time = 4900;
  expect(await told()).toBe('third');
});
