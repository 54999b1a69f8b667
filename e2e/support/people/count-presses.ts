import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** What a person pressed: keys, one for each sign and each control key, and places with a pointer. */
export interface Presses {
  keys: number;
  clicks: number;
}

/** Counts from now on, on every page that this tab opens. @returns what was pressed since it was last asked */
export async function countPresses(page: Page): Promise<() => Presses> {
  let pressed: Presses = { keys: 0, clicks: 0 };
  await page.exposeFunction('countPress', (what: keyof Presses) => {
    pressed = { ...pressed, [what]: pressed[what] + 1 };
  });
  const count = () => {
    const told = window as unknown as { countPress(what: keyof Presses): Promise<void> };
    addEventListener('keydown', () => void told.countPress('keys'), { capture: true });
    addEventListener('pointerdown', () => void told.countPress('clicks'), { capture: true });
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => {
    const since = pressed;
    pressed = { keys: 0, clicks: 0 };
    return since;
  };
}

const PAPER = path.resolve(import.meta.dirname, '../../../docs/owners-keys.md');

/** The paper tells of a task what it takes today: a page that asks for one more key is a change of the paper. */
export function expectAsTold(task: string, { keys, clicks }: Presses): void {
  const rows = readFileSync(PAPER, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const told = rows.find(([, name]) => name === task)?.[3];
  expect.soft(`${task}: ${keys} keys, ${clicks} clicks`).toBe(`${task}: ${told}`);
}
