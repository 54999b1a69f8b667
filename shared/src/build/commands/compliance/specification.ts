import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { findUnshown, readReport, readSpecification } from '../../checks/compliance/specification.ts';

/*
 * node shared/src/build/commands/compliance/specification.ts jest.json playwright.json …
 * Names each test of `docs/specification.md` that did not run or did not pass, by the JSON reports of a whole run.
 */
const specification = readSpecification(readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8'));
const ran = process.argv.slice(2).flatMap((file) => readReport(read(file), ROOT));
const unshown = findUnshown(specification, ran);
for (const line of unshown) console.log(line);
process.exitCode = unshown.length > 0 ? 1 : 0;

/** A report that was not written is of nothing that ran. */
function read(file: string): Parameters<typeof readReport>[0] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
