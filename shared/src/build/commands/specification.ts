import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findUnshown, readReport, readSpecification } from '../specification.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Which tests that `docs/specification.md` names did not run or did not pass, by the JSON reports of a whole run: those
 * of Jest and of Playwright, in any order. A report that is not there counts as empty.
 */
export function unshownStatements(reports: string[]): string[] {
  const specification = readSpecification(readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8'));
  return findUnshown(
    specification,
    reports.flatMap((file) => readReport(read(file), ROOT)),
  );
}

function read(file: string): Parameters<typeof readReport>[0] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

// node shared/src/build/commands/specification.ts jest.json playwright.json …
if (process.argv[1] === import.meta.filename) {
  const unshown = unshownStatements(process.argv.slice(2));
  for (const line of unshown) console.log(line);
  process.exitCode = unshown.length > 0 ? 1 : 0;
}
