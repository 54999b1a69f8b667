/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { startInTasks, yieldToMain } from './yield-to-main.ts';

test('what the page starts begins one by one, and all of it stops', async () => {
  const said: string[] = [];
  const stop = startInTasks([begin('cart', said), begin('links', said)]);
  expect(said).toEqual([]);
  await tasks(3);
  expect(said).toEqual(['cart begins', 'links begins']);
  stop();
  expect(said.slice(2)).toEqual(['cart ends', 'links ends']);
});

test('what has not begun when the page is left never begins', async () => {
  const said: string[] = [];
  const stop = startInTasks([begin('cart', said), begin('links', said)]);
  stop();
  await tasks(3);
  expect(said).toEqual([]);
});

function begin(name: string, said: string[]) {
  return () => {
    said.push(`${name} begins`);
    return () => void said.push(`${name} ends`);
  };
}

async function tasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) await yieldToMain();
}
