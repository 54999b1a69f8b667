import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a suite does more in the long run than by day: it asks which run this is, or is of the long run alone. */
export function hasLongTests(suite: string): boolean {
  return suite.includes('.long.test.') || /long-run\.ts'|VITRINE_TEST_LONG/.test(readFileSync(suite, 'utf8'));
}

/** Suites that try something by night that the day has not: more than by day, or the database that the day leaves out. */
export function findLongSuites(folder: string): string[] {
  const names = globSync('**/*.test.ts', { cwd: folder, exclude: ['**/node_modules', '**/dist'] });
  const suites = names.map((name) => path.join(folder, name));
  return suites.filter((suite) => hasLongTests(suite) || (usesDatabase(suite) && !isOfStore(suite)));
}

/** Statements differ by dialect in `store/` only: those suites see both databases by day. */
export const isOfStore = (suite: string) => /[\\/]store[\\/]/.test(suite);

const usesDatabase = (suite: string) => /\beach(Database|Place)\(/.test(readFileSync(suite, 'utf8'));
