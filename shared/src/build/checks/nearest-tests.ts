import path from 'node:path';
import { importersOf, type Sources } from './import-graph.ts';

const IS_TEST = /(?<!\.long)\.test\.tsx?$/;

interface NearestTests {
  tests: string[];
  /** How many more import what has changed, through more files. */
  farther: number;
}

/**
 * The suites by day that changed files are about: those that import them first, then those that import what does; of
 * equally many steps, those whose folder is closest. A sentence or a fact is imported by half of all suites: the others
 * are for `npm test`.
 * @param changed paths below the root, of sources or of what they import
 * @param most so many suites
 */
export function nearestTests(sources: Sources, changed: string[], most: number): NearestTests {
  const tests: string[] = [];
  const seen = new Set(changed);
  let layer = changed;
  while (layer.length > 0) {
    const found = layer.filter((file) => IS_TEST.test(file) && sources.has(file));
    tests.push(
      ...found.toSorted((a, b) => closeness(b, changed) - closeness(a, changed) || (a < b ? -1 : 1)),
    );
    layer = [...importersOf(sources, layer)].filter((file) => !seen.has(file));
    for (const file of layer) seen.add(file);
  }
  return { tests: tests.slice(0, most), farther: Math.max(0, tests.length - most) };
}

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
