import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../contract/locale-list.ts';
import { z } from '../../../contract/zod.ts';
import { titlesIn } from './specification.ts';

const some = z.string().check(z.minLength(3));

/** One duty of the shop: what the law asks, where the shop meets it, and the tests that fail when it no longer does. */
const dutySchema = z.strictObject({
  /** What has to be done, in one sentence. */
  duty: some,
  /** `Regulation (EC) No 338/97`. */
  law: some,
  /** `art. 8(3)`. */
  article: some,
  /** ISO day from which it holds. */
  from: z.iso.date(),
  /** `law`: read in a source. `ask`: to be confirmed by the shop's lawyer or accountant. */
  certainty: z.enum(['law', 'ask']),
  /** The page or the paper. */
  where: some,
  /** Ids of the sentences that say it, each as `folder/messages#id`; they must be there in each language. */
  sentences: z.array(z.string()),
  /** Why none does: the law asks how something is done, or its words are no messages. */
  noSentence: z.optional(some),
  tests: z.array(z.strictObject({ file: some, title: some })),
  /** What is not met or not shown, and why; beside tests: they show the rest. Null when nothing is. */
  open: z.nullable(some),
});
const dutiesSchema = z.strictObject({ title: some, duties: z.array(dutySchema).check(z.minLength(1)) });

export type Duty = z.infer<typeof dutySchema>;
/** The duties of one subject: a file of `docs/duties/`. */
export type Duties = z.infer<typeof dutiesSchema>;

/** All subjects, by the names of their files. Throws on a file that says something else than duties. */
export function readDuties(root: string): Duties[] {
  const folder = path.join(root, 'docs/duties');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const read = dutiesSchema.safeParse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    if (!read.success) throw new Error(`docs/duties/${name}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

/** What is wrong: tests and sentences that are not there, duties of which nothing is said. Empty when all is well. */
export function findDutyFaults(subjects: readonly Duties[], root: string): string[] {
  return subjects.flatMap(({ title, duties }) =>
    duties.flatMap((duty) => faultsOf(duty, root).map((fault) => `${title}, “${duty.duty}”: ${fault}`)),
  );
}

function faultsOf({ tests, sentences, noSentence, open }: Duty, root: string): string[] {
  return [
    ...(tests.length === 0 && open === null ? ['names neither tests nor why it is open'] : []),
    ...tests
      .filter(({ file, title }) => !titlesIn(path.join(root, file)).includes(title))
      .map(({ file, title }) => `${file} has no test called “${title}”`),
    ...(sentences.length === 0 && !noSentence ? ['names neither sentences nor why there are none'] : []),
    ...(sentences.length > 0 && noSentence ? ['names sentences, and why there are none'] : []),
    ...sentences.flatMap((sentence) => missingSentence(sentence, root)),
  ];
}

const messagesSchema = z.record(z.string(), z.string());

function missingSentence(sentence: string, root: string): string[] {
  const [folder = '', id = ''] = sentence.split('#');
  return LOCALES.flatMap((locale) => {
    const file = path.join(root, folder, `${locale}.json`);
    const messages = existsSync(file) ? messagesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
    return messages[id] ? [] : [`${folder}/${locale}.json has no sentence ${id}`];
  });
}

const HEAD = `# What the law asks

Every duty that the shop knows of: the law and its article, since when it holds, where it is met, the sentences that say
it in three languages or why none does, and the tests that fail when it is met no more. “To be confirmed” is for the
shop's lawyer or accountant to confirm. No advice on law: a shop asks its own.

\`npm run duties\` writes this page from \`docs/duties/\`; a test fails when they differ.`;

/** The page \`docs/duties.md\`, whole. */
export function dutiesPage(subjects: readonly Duties[]): string {
  const all = subjects.flatMap(({ duties }) => duties);
  const open = all.filter((duty) => duty.open !== null);
  const inPart = open.filter(({ tests }) => tests.length > 0);
  const shown = all.length - open.length;
  const counted =
    `${all.length} duties: ${shown} shown by tests, ${inPart.length} in part, ${open.length - inPart.length} by none. ` +
    'What is open, and why:';
  const list = open.map((duty) => `- ${duty.duty} **Open:** ${duty.open}`).join('\n');
  const parts = subjects.flatMap(({ title, duties }) => [`## ${title}`, table(duties)]);
  return `${[HEAD, counted, list, '<!-- oxfmt-ignore-start -->', ...parts, '<!-- oxfmt-ignore-end -->'].join('\n\n')}\n`;
}

function table(duties: readonly Duty[]): string {
  const head = ['duty', 'law', 'holds from', 'where', 'sentences', 'shown by'];
  return [row(head), row(head.map(() => '---')), ...duties.map(rowOf)].join('\n');
}

function rowOf({ duty, law, article, from, certainty, where, tests, open, ...said }: Duty): string {
  const shown = tests.map(({ file, title }) => `\`${file}\` › ${title}`);
  return row([
    duty,
    `${law}, ${article}${certainty === 'ask' ? ' (to be confirmed)' : ''}`,
    from,
    where,
    said.noSentence ? `none: ${said.noSentence}` : said.sentences.map((one) => `\`${one}\``).join('<br>'),
    [...shown, ...(open === null ? [] : [`open: ${open}`])].join('<br>'),
  ]);
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
