import path from 'node:path';
import { filesLoadedBy, importersOf, type Sources } from './import-graph.ts';

const IS_TEST = /(?<!\.long)\.test\.tsx?$/;

interface NearestTests {
  tests: string[];
  /** How many more import what has changed: through more files, or longer ones. */
  farther: number;
}

/** How much may run: a suite takes as long as loading its files does, about. */
interface Most {
  suites: number;
  files: number;
}

/**
 * The suites by day that changed files are about: those that have changed, all of them; then those that import a change;
 * then those that import what does. Of equally many steps its namesake first, then those whose folder is closest, the
 * lightest first. A sentence or a fact is imported by half of all suites: the others are for `npm test`.
 * @param changed paths below the root, of sources or of what they import
 */
export function nearestTests(sources: Sources, changed: string[], most: Most): NearestTests {
  const loaded = filesLoadedBy(sources);
  const found: string[] = [];
  const seen = new Set(changed);
  const isNamesake = (test: string) => changed.some((file) => nameOf(file) === nameOf(test));
  const compare = (a: string, b: string) =>
    Number(isNamesake(b)) - Number(isNamesake(a)) ||
    closeness(b, changed) - closeness(a, changed) ||
    loaded(a) - loaded(b) ||
    (a < b ? -1 : 1);
  let layer = changed;
  while (layer.length > 0) {
    found.push(...layer.filter((file) => IS_TEST.test(file) && sources.has(file)).toSorted(compare));
    layer = [...importersOf(sources, layer)].filter((file) => !seen.has(file));
    for (const file of layer) seen.add(file);
  }
  const tests = found.filter((test) => changed.includes(test));
  let left = most.files;
  for (const test of found) {
    if (changed.includes(test) || tests.length >= most.suites || loaded(test) > left) continue;
    left -= loaded(test);
    tests.push(test);
  }
  return { tests, farther: found.length - tests.length };
}

/** `insect` of `routes/Insect.tsx` and of `routes/insect.test.tsx`. */
const nameOf = (file: string) => path.basename(file).toLowerCase().split('.')[0];

/** How many folders a suite has in common with what has changed. */
function closeness(test: string, changed: string[]): number {
  const folders = (file: string) => path.dirname(file).split('/');
  const shared = (file: string) => {
    const others = folders(file);
    const differs = folders(test).findIndex((name, index) => name !== others[index]);
    return differs === -1 ? folders(test).length : differs;
  };
  return Math.max(...changed.map(shared));
}
