import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import type { TestPayment } from '../store/sandbox-payments.ts';
import { methodName } from '../rules/method-names.ts';
import { sayTest, TEST_ACTIONS } from './sandbox-words.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../shared/src/ui/fonts');

/** The shop's own letters, written into the style: the provider has no other files. */
const TEST_FONTS = [
  face('EB Garamond', 'eb-garamond-core.woff2'),
  face('Hanken Grotesk', 'hanken-grotesk-core.woff2'),
].join('');

function face(family: string, file: string): string {
  const data = readFileSync(join(FOLDER, file), 'base64');
  return `@font-face{font-family:'${family}';font-weight:400 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** Small enough to stand in the page: the provider has no other files. */
const TEST_STYLE = `${TEST_FONTS}
:root{color-scheme:light dark;--paper:#fbf9f4;--card:#fff;--label:#f4eedd;--ink:#1c1a17;--quiet:#5e574c;--line:#e3dccb;--edge:#8a8272;--action:#1f5a4c;--on-action:#fff;--signal:#9b2c2c}
@media(prefers-color-scheme:dark){:root{--paper:#14130f;--card:#1d1b16;--label:#2a261d;--ink:#efe9da;--quiet:#b5ad9c;--line:#3a352a;--edge:#8a8272;--action:#7cc4ae;--on-action:#14130f;--signal:#f0a8a0}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'Hanken Grotesk',system-ui,sans-serif}
.warning{margin:0;padding:12px 16px;background:var(--label);border-block-end:2px solid var(--signal);color:var(--signal);font-weight:600;text-align:center}
main{max-width:30rem;margin:40px auto;padding:32px;background:var(--card);border-radius:2px;box-shadow:0 1px 2px #0002,0 12px 32px #0001}
h1{margin:0 0 24px;font:400 2rem/1.2 'EB Garamond',Georgia,serif}
h2{margin:0 0 12px;font-size:1rem;font-weight:600}
dl{margin:0 0 32px}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0;font-variant-numeric:tabular-nums;text-align:end}
form{display:grid;gap:12px}
button{min-height:48px;padding:10px 16px;border:1px solid var(--edge);border-radius:2px;background:transparent;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:first-of-type{border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid var(--action);outline-offset:3px}
a{color:var(--action)}
@media(max-width:34rem){main{margin:0;padding:24px 16px;box-shadow:none;min-height:90vh}}
`;

const STYLE_HASH = createHash('sha256').update(TEST_STYLE).digest('base64');

/** What the page may load and where its form may go: itself, and then back to the shop. */
export function testPagePolicy(publicUrl: string): string {
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src data:; form-action 'self' ${publicUrl}; frame-ancestors 'none'; base-uri 'none'`;
}

/** The test provider's own page of a payment. */
export function testPage(payment: TestPayment): string {
  const { locale } = payment;
  const isOpen = (payment.state === 'open' || payment.state === 'pending') && payment.pays_at === null;
  return page(locale, `${facts(payment)}${isOpen ? buttons(payment) : decided(payment)}`);
}

/** The page of a payment that is not in the books, in every language, with the way out of it. */
export function unknownTestPage(): string {
  return page('en', LOCALES.map(unknownIn).join(''));
}

function unknownIn(locale: Locale): string {
  const home = pathTo('home', locale);
  return `<p lang="${locale}">${sayTest('unknown', locale)} <a href="${home}">${sayTest('back', locale)}</a></p>`;
}

function page(locale: Locale, content: string): string {
  const title = sayTest('title', locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${TEST_STYLE}</style>
</head>
<body>
<p class="warning">${sayTest('warning', locale)}</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function facts({ locale, description, method, amount_cents: cents }: TestPayment): string {
  const rows = [
    [sayTest('order', locale), description],
    [sayTest('method', locale), methodName(method, locale)],
    [sayTest('amount', locale), formatMoney(cents, locale)],
  ];
  const items = rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`);
  return `<dl>${items.join('')}</dl>`;
}

function buttons({ id, locale }: TestPayment): string {
  const list = TEST_ACTIONS.map(
    (action) => `<button name="action" value="${action}">${sayTest(`action.${action}`, locale)}</button>`,
  );
  const question = `<h2 id="question">${sayTest('question', locale)}</h2>`;
  return `<form method="post" action="/test-payments/${escapeHtml(id)}" aria-labelledby="question">${question}${list.join('')}</form>`;
}

function decided({ locale, return_url: url }: TestPayment): string {
  return `<p>${sayTest('decided', locale)}</p><p><a href="${escapeHtml(url)}">${sayTest('back', locale)}</a></p>`;
}
