import type { Mutation } from './mutation.ts';

const ANSWERS = 'server/src/http/security-headers.ts';
const PAGES = 'shell/src/server/security-headers.ts';
const COOKIE = 'server/src/accounts/session-cookie.ts';
const ORIGINS = 'server/src/http/refuse-other-sites.ts';

/** Chapter V3. */
export const BROWSER_MUTATIONS: Mutation[] = [
  {
    rows: ['3.2.1', '3.4.4'],
    name: 'browsers may guess the type of an answer',
    file: ANSWERS,
    from: "    'x-content-type-options': 'nosniff',\n",
    to: '',
  },
  {
    rows: ['3.2.2', '1.1.2', '1.2.1', '1.3.1', '1.3.5'],
    name: 'markup in Markdown is let through',
    file: 'server/src/texts/render-text.ts',
    from: 'sanitizeHtml(html, CLEANING).trim()',
    to: 'html.trim()',
  },
  {
    rows: ['3.3.1', '3.3.2', '3.3.3'],
    name: 'the session cookie goes over plain connections',
    file: COOKIE,
    from: '  secure: isSecure(publicUrl),',
    to: '  secure: false,',
  },
  {
    rows: ['3.3.2'],
    name: 'the session cookie comes with requests of other sites',
    file: COOKIE,
    from: "  sameSite: 'lax',",
    to: "  sameSite: 'none',",
  },
  {
    rows: ['3.3.4'],
    name: 'scripts read the session cookie',
    file: COOKIE,
    from: '  httpOnly: true,',
    to: '  httpOnly: false,',
  },
  {
    rows: ['3.4.1', '12.2.1'],
    name: 'the host is not always asked by https',
    file: ANSWERS,
    from: '; includeSubDomains',
    to: '',
  },
  {
    rows: ['3.4.3', '3.4.6'],
    name: 'other sites may frame what is no page',
    file: ANSWERS,
    from: "default-src 'none';frame-ancestors 'none'",
    to: "default-src 'none'",
  },
  {
    rows: ['3.4.3', '3.4.6'],
    name: 'other sites may frame pages',
    file: PAGES,
    from: "    `frame-ancestors 'none'`,\n",
    to: '',
  },
  {
    rows: ['3.4.5', '3.4.8'],
    name: 'other sites are told the whole address of a page',
    file: PAGES,
    from: "'strict-origin-when-cross-origin'",
    to: "'unsafe-url'",
  },
  {
    rows: ['3.4.8'],
    name: 'a window that opened the shop reaches into it',
    file: PAGES,
    from: "    'cross-origin-opener-policy': 'same-origin',\n",
    to: '',
  },
  {
    rows: ['3.5.1', '3.5.2'],
    name: 'pages of other sites act for a shopper',
    file: ORIGINS,
    from: '!SAFE.has(request.method) && isFromElsewhere(request, publicUrl)',
    to: "request.method === 'TRACE' && isFromElsewhere(request, publicUrl)",
  },
  {
    rows: ['3.5.8'],
    name: 'other sites show what is private as theirs',
    file: ANSWERS,
    from: "    'cross-origin-resource-policy': 'same-origin',\n",
    to: '',
  },
  {
    rows: ['3.7.1'],
    name: 'plugins run',
    file: PAGES,
    from: "    `object-src 'none'`,\n",
    to: '',
  },
  {
    rows: ['3.4.2'],
    name: 'other sites read what is private',
    file: ANSWERS,
    from: "    'x-content-type-options': 'nosniff',\n",
    to: "    'x-content-type-options': 'nosniff',\n    'access-control-allow-origin': '*',\n",
  },
  {
    rows: ['3.4.7'],
    name: 'a report tells the whole address of a page',
    file: 'server/src/releases/rules/browser-refusals.ts',
    from: 'page: pageOf(fields.documentURL),',
    to: 'page: (pageOf, fields.documentURL) as RouteName,',
  },
  {
    rows: ['3.5.3'],
    name: 'who reads a page changes something',
    file: 'server/src/shop/routes/frame.ts',
    from: '  const now = options.clock();\n  const [closing,',
    to: "  const now = options.clock();\n  await kysely.insertInto('settings').values({ key: 'seen', value: '1' }).onConflict((one) => one.doNothing()).execute();\n  const [closing,",
  },
  {
    rows: ['3.6.1'],
    name: 'a script runs without its hash',
    file: PAGES,
    from: '...(isBuilt && {',
    to: '...(!isBuilt && {',
  },
  {
    rows: ['3.7.2'],
    name: 'an odd address leads to another host',
    file: 'server/src/pages/serve-pages.ts',
    from: "return pathname.replace(/^\\/+/, '/') + search;",
    to: 'return pathname + search;',
  },
  {
    rows: ['14.2.3'],
    name: 'pages load from everywhere',
    file: PAGES,
    from: 'const from = ["\'self\'", ...origins]',
    to: "const from = [\"'self'\", 'https:', ...origins]",
  },
];
