import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { formatEuro } from '../../platform/format-euro.ts';
import type { TestPayment } from '../store/sandbox-payments.ts';
import { TEST_STYLE } from './sandbox-style.ts';
import { methodName } from '../rules/method-names.ts';
import { sayTest, TEST_ACTIONS } from './sandbox-words.ts';

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
    [sayTest('amount', locale), formatEuro(cents, locale)],
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
