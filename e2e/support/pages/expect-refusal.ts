import { expect } from '@playwright/test';

/** Browsers themselves write every refused request into the console: these, and no others. Empties what was heard. */
export function expectRefusal(complaints: string[], status: number): void {
  const said = complaints.splice(0);
  expect(said.filter((line) => !line.includes(`status of ${status}`))).toEqual([]);
}
