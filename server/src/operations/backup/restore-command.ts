import { systemClock } from '../../platform/clock.ts';
import { readEnv } from '../../env.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { restoreBackup } from './restore-backup.ts';

/* `npm run restore -- data/backups/vitrine-….tar` : puts a backup back. The shop must not run. */
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError('Usage: npm run restore -- <file of a backup>');
  const { takenAt, counts, aside } = await restoreBackup(readEnv(process.env), file, systemClock());
  const rows = Object.entries(counts).map(([table, count]) => `  ${table} ${count}`);
  console.log([`The shop is as it was at ${takenAt}:`, ...rows].join('\n'));
  for (const place of aside) console.log(`What was there before is kept in ${place}.`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
