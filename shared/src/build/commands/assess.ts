import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../contract/locale-list.ts';
import { withStatementDay } from '../checks/statement-day.ts';
import { ROOT } from '../folders.ts';

/*
 * `npm run assess` : looks at every page in every language and theme by axe-core, buys by keyboard and on 320 pixels, and
 * only when all of it passed writes today into the statement on accessibility. Wants the releases that `npm run build` makes.
 */
const JOURNEYS = ['accessibility', 'usable-everywhere', 'usable-beside', 'focus'].map(
  (name) => `e2e/journeys/frame/${name}.spec.ts`,
);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list', ...JOURNEYS],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, JOURNEYS: 'long', ASSESS: '1' } },
);
if (status === 0) {
  const day = new Date().toISOString().slice(0, 10);
  for (const locale of LOCALES) {
    const file = path.join(ROOT, `server/data/texts/accessibility.${locale}.md`);
    writeFileSync(file, withStatementDay(readFileSync(file, 'utf8'), locale, day));
  }
}
process.exitCode = status ?? 1;
