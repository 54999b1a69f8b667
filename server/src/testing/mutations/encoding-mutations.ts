import type { Mutation } from './mutation.ts';

const CONTENT = 'server/src/content/store/content-sql.ts';
const MAIL = 'server/src/mail/mail-transport.ts';

/** Chapter V1. */
export const ENCODING_MUTATIONS: Mutation[] = [
  {
    rows: ['1.1.1'],
    name: 'what is in an address is decoded twice',
    file: 'server/src/catalogue/routes/catalogue.ts',
    from: 'answerInsect(insects, request.params.uuid, request, reply)',
    to: 'answerInsect(insects, decodeURIComponent(request.params.uuid), request, reply)',
  },
  {
    rows: ['1.2.3'],
    name: 'what was typed ends the script element of a page',
    file: 'shell/src/model/boot/escape-data.ts',
    from: 'const UNSAFE = /[<\\u2028\\u2029]/g;',
    to: 'const UNSAFE = /[\\u2028\\u2029]/g;',
  },
  {
    rows: ['1.2.4'],
    name: 'what is searched for is put into the statement',
    file: 'server/src/database/holds-text.ts',
    from: 'like ${pattern} escape',
    to: "like ${sql.raw(`'${pattern}'`)} escape",
  },
  {
    rows: ['1.2.4'],
    name: 'a value of a filter is put into the statement',
    file: CONTENT,
    from: ': sql`${value}`;',
    to: ": sql.raw(`'${String(value)}'`);",
  },
  {
    rows: ['1.2.4'],
    name: 'a percent sign that is searched for means any text',
    file: 'server/src/database/like-pattern.ts',
    from: String.raw`text.replace(/[\\%_]/g, '\\$&')`,
    to: 'text',
  },
  {
    rows: ['1.2.5'],
    name: 'a shell reads the arguments of a program',
    file: 'server/src/operations/backup/copy-postgres.ts',
    from: "    stdio: ['ignore', 'ignore', 'pipe'],\n",
    to: "    stdio: ['ignore', 'ignore', 'pipe'],\n    shell: true,\n",
  },
  {
    rows: ['1.2.5'],
    name: 'a route starts programs',
    file: 'server/src/orders/routes/open-order.ts',
    from: "from 'node:crypto';\n",
    to: "from 'node:crypto';\nimport { execFile } from 'node:child_process';\n",
  },
  {
    rows: ['1.3.2'],
    name: 'nobody minds code that is made of text',
    file: 'shared/src/build/oxlint.config.ts',
    from: "categories: { correctness: 'error' },",
    to: "categories: { correctness: 'off' },",
  },
  {
    rows: ['1.3.11'],
    name: 'a subject is written into the mail as it comes',
    file: MAIL,
    from: "headers: { 'Auto-Submitted': 'auto-generated', ...headers },",
    to: "headers: { 'Auto-Submitted': 'auto-generated', Comments: { prepared: true, value: subject }, ...headers },",
  },
  {
    rows: ['1.2.2'],
    name: 'a link of a text leads wherever its writer says',
    file: 'server/src/texts/render-text.ts',
    from: 'const target = linkTarget(href, locale, ids);',
    to: 'const target = (linkTarget, locale, ids, href) as string | null;',
  },
  {
    rows: ['1.3.4', '5.2.2', '5.3.1'],
    name: 'a file of any kind is taken for a picture',
    file: 'server/src/pictures/store-upload.ts',
    from: '  if (refusal) return { ok: false, refusal };\n',
    to: "  if (refusal === 'empty') return { ok: false, refusal };\n",
  },
  {
    rows: ['1.3.7', '1.3.10'],
    name: 'what somebody wrote is a message itself',
    file: 'server/src/platform/create-speaker.ts',
    from: 'return String(message.format(values));',
    to: 'return String(new IntlMessageFormat(String(message.format(values)), locale).format(values));',
  },
  {
    rows: ['1.5.2'],
    name: 'a body is read that no schema describes',
    file: 'server/src/http/forms/form-schema.ts',
    from: 'if (request.routeOptions.schema?.body === undefined) request.body = undefined;',
    to: 'void request;',
  },
];
