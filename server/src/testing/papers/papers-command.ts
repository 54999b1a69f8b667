import { resolve } from 'node:path';
import { writePapers } from './write-papers.ts';

/*
 * `npm run papers -- <folder>` : every paper and every mail of the sample shop in three languages, so that somebody looks
 * at them.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run papers -- <folder>');
  process.exitCode = 1;
} else {
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const names = await writePapers(target);
  console.log(`${names.length} papers and mails in ${target}`);
}
