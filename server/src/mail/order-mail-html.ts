import { escapeHtml } from '../rules/escape-html.ts';
import { formatEuro } from '../rules/format-euro.ts';
import { addressLines, greeting, lineDetails, sellerLines, totals, transferRows } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** Mail programs read styles only where they stand. */
const STYLE = {
  body: 'margin:0;padding:24px 12px;background:#fbf9f4;color:#1c1a17;font:16px/1.5 Helvetica,Arial,sans-serif',
  card: 'max-width:600px;margin:0 auto;padding:32px;background:#ffffff;border-radius:2px',
  mark: 'margin:0 0 24px;font:500 22px/1.2 Georgia,serif;letter-spacing:.02em',
  title: 'margin:32px 0 8px;font:600 16px/1.5 Helvetica,Arial,sans-serif',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:10px 0;border-bottom:1px solid #e3dccb;vertical-align:top;text-align:left;font-weight:400',
  money:
    'padding:10px 0 10px 16px;border-bottom:1px solid #e3dccb;vertical-align:top;text-align:right;white-space:nowrap',
  name: 'font:italic 17px/1.4 Georgia,serif',
  plainName: 'font:17px/1.4 Georgia,serif',
  quiet: 'color:#5e574c;font-size:14px',
  label: 'padding:16px;margin:24px 0;background:#f4eedd',
  button:
    'display:inline-block;padding:12px 20px;background:#1f5a4c;color:#ffffff;text-decoration:none;border-radius:2px;font-weight:600',
  link: 'color:#1f5a4c',
};

/** The mail as a specimen label: Latin names in italics, reference, grade, price. */
export function orderMailHtml(facts: OrderMailFacts): string {
  const { order, seller, subject, intro, links } = facts;
  const { locale } = order;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.card}">
<p style="${STYLE.mark}">${escapeHtml(seller.name)}</p>
<p>${escapeHtml(greeting(order))}</p>
<p>${escapeHtml(intro)}</p>
${transfer(facts)}
<h1 style="${STYLE.title}">${MAIL_WORDS.order[locale]} ${escapeHtml(order.reference)}</h1>
<table style="${STYLE.table}">${lines(facts)}${rows(totals(order))}</table>
<h2 style="${STYLE.title}">${MAIL_WORDS.deliveredTo[locale]}</h2>
<p style="margin:0 0 24px">${list(addressLines(order))}</p>
<p><a href="${escapeHtml(links.order)}" style="${STYLE.button}">${MAIL_WORDS.openOrder[locale]}</a></p>
<p style="${STYLE.quiet}">${MAIL_WORDS.withdrawal[locale]} ${MAIL_WORDS.guarantee[locale]}</p>
<p style="${STYLE.quiet}">${link(links.withdraw, MAIL_WORDS.withdraw[locale])} · ${link(links.conditions, MAIL_WORDS.conditions[locale])}</p>
<p style="${STYLE.quiet}">${list(sellerLines(seller, locale))}</p>
</div>
</body>
</html>
`;
}

function transfer({ order }: OrderMailFacts): string {
  const list = transferRows(order);
  return list.length > 0
    ? `<div style="${STYLE.label}"><table style="${STYLE.table}">${rows(list)}</table></div>`
    : '';
}

function lines({ order: { lines: list, locale } }: OrderMailFacts): string {
  return list
    .map((line) => {
      const name = `<span style="${line.isMixed ? STYLE.plainName : STYLE.name}">${escapeHtml(line.name)}</span>`;
      const details = `<span style="${STYLE.quiet}">${escapeHtml(lineDetails(line, locale))}</span>`;
      const price = formatEuro(line.amount * line.priceCents, locale);
      return `<tr><th scope="row" style="${STYLE.cell}">${line.amount} × ${name}<br>${details}</th><td style="${STYLE.money}">${price}</td></tr>`;
    })
    .join('');
}

function rows(list: [string, string][]): string {
  return list
    .map(
      ([term, value]) =>
        `<tr><th scope="row" style="${STYLE.cell}">${escapeHtml(term)}</th><td style="${STYLE.money}">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
}

const list = (texts: string[]) => texts.map(escapeHtml).join('<br>');

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}" style="${STYLE.link}">${text}</a>`;
