import type { Mutation } from './mutation.ts';

const SERVER = 'server/src/app/create-server.ts';
const INVOICE = 'server/src/invoices/routes/invoices.ts';
const NAME = '    .header(\'content-disposition\', `attachment; filename="${name}"`)\n';

/** Chapters V4 and V5. */
export const API_MUTATIONS: Mutation[] = [
  {
    rows: ['4.1.1'],
    name: 'a sitemap does not say its character set',
    file: 'server/src/operations/routes/sitemap.ts',
    from: "type('application/xml; charset=utf-8')",
    to: "type('application/xml')",
  },
  {
    rows: ['4.2.1'],
    name: 'requests are read leniently',
    file: SERVER,
    from: 'http: { headersTimeout',
    to: 'http: { insecureHTTPParser: true, headersTimeout',
  },
  {
    rows: ['5.4.1'],
    name: 'an address names the file that is fetched',
    file: INVOICE,
    from: NAME,
    to: NAME.replace('${name}', "${new URLSearchParams(reply.request.url).get('filename') ?? name}"),
  },
  {
    rows: ['5.4.2'],
    name: 'a name of a file is not encoded',
    file: INVOICE,
    from: 'const name = `${invoice.kind}-${invoice.number}.pdf`;',
    to: 'const name = `${invoice.kind} "${invoice.number}".pdf`;',
  },
  {
    rows: ['4.1.3', '15.3.4'],
    name: 'whoever asks says from where',
    file: SERVER,
    from: 'trustProxy: (_address, hop) => hop < env.proxies,',
    to: 'trustProxy: true,',
  },
  {
    rows: ['5.2.1'],
    name: 'a picture of any size is unpacked',
    file: 'server/src/pictures/encoding/encode-picture.ts',
    from: 'limitInputPixels: MOST_PIXELS',
    to: 'limitInputPixels: MOST_PIXELS * 1000',
  },
  {
    rows: ['5.4.3'],
    name: 'a stranger sends files by any form',
    file: 'server/src/http/forms/read-forms.ts',
    from: "    'application/x-www-form-urlencoded',\n",
    to: "    ['application/x-www-form-urlencoded', 'image/png'],\n",
  },
  {
    rows: ['5.3.2'],
    name: 'a path of the machine is fetched as a backup',
    file: 'server/src/operations/tools-routes/backups.ts',
    from: 'isBackupName(name) ? await stat(file)',
    to: 'isBackupName(name) || name ? await stat(file)',
  },
  {
    rows: ['15.3.3'],
    name: 'a form changes fields that it was not asked for',
    file: 'server/src/http/forms/form-schema.ts',
    from: 'reading.ok ? { value: reading.form }',
    to: 'reading.ok ? { value: posted }',
  },
];
