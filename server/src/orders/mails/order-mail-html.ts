import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import {
  addressLines,
  expectedWords,
  pictureUrl,
  greeting,
  lineDetails,
  isDelivered,
  labelled,
  sellerLines,
  transferRows,
  MAIL_STYLE,
  mailHead,
  sayMail,
  taxNotes,
} from '../../mail/index.ts';
import { guaranteeHtml } from './guarantee-notice.ts';
import { hasNotice, linePapers, type OrderMailFacts } from './order-mail-facts.ts';

/** Under this name the code of a transfer travels with the mail. */
export const TRANSFER_CODE_CID = 'transfer-code';

/** The mail as a specimen label: Latin names in italics, reference, grade, price. */
export function orderMailHtml(facts: OrderMailFacts): string {
  const { order, seller, subject, intro, links } = facts;
  const { locale } = order;
  return `<!doctype html>
<html lang="${locale}">
${mailHead(subject)}
<body style="${MAIL_STYLE.body}">
<div style="${MAIL_STYLE.card}">
<p style="${MAIL_STYLE.mark}">${escapeHtml(seller.name)}</p>
<p>${escapeHtml(greeting(order))}</p>
<p>${escapeHtml(intro)}</p>
${tracking(facts)}
${transfer(facts)}
${week(facts)}
<h1 style="${MAIL_STYLE.title}">${sayMail('part.order', locale)} ${escapeHtml(order.reference)}</h1>
<table style="${MAIL_STYLE.table}">${lines(facts)}${rows(facts.goods.totals)}</table>
${taxes(facts)}
${facts.method && `<p>${escapeHtml(facts.method)}</p>`}
${delivery(facts)}
<p><a href="${escapeHtml(links.order)}" style="${MAIL_STYLE.button}">${escapeHtml(facts.open)}</a></p>
${rights(facts)}
<p style="${MAIL_STYLE.quiet}">${list(sellerLines(seller, locale))}</p>
</div>
</body>
</html>
`;
}

function tracking({ order: { locale }, tracking: parcel }: OrderMailFacts): string {
  if (!parcel) return '';
  if (parcel.url !== null)
    return `<p>${link(parcel.url, `${sayMail('part.track', locale)} ${parcel.number}`)}</p>`;
  if (parcel.number === '') return '';
  return `<p>${sayMail('part.trackingNumber', locale)} <strong>${escapeHtml(parcel.number)}</strong></p>`;
}

/** One under the other: account numbers must not be broken, and phones are narrow. */
function transfer({ order }: OrderMailFacts): string {
  const { locale } = order;
  const facts = transferRows(order).map(
    ([term, value]) =>
      `<p style="margin:0 0 12px"><span style="${MAIL_STYLE.term}">${escapeHtml(term)}</span>${escapeHtml(value)}</p>`,
  );
  if (facts.length === 0) return '';
  const code = `<img src="cid:${TRANSFER_CODE_CID}" width="180" height="180" alt="${sayMail('part.scanned', locale)}" style="${MAIL_STYLE.code}">`;
  return `<div style="${MAIL_STYLE.label}">${facts.join('')}${code}<span style="${MAIL_STYLE.quiet}">${sayMail('part.scan', locale)}</span></div>`;
}

function week({ order: { locale }, links }: OrderMailFacts): string {
  if (links.week === null) return '';
  return `<p><a href="${escapeHtml(links.week)}" style="${MAIL_STYLE.button}">${sayMail('part.week', locale)}</a></p>`;
}

function taxes({ order, isWhole }: OrderMailFacts): string {
  if (!isWhole || !isDelivered(order)) return '';
  return taxNotes(order)
    .map((note) => `<p style="${MAIL_STYLE.quiet}">${escapeHtml(note)}</p>`)
    .join('');
}

function delivery({ order, isWhole }: OrderMailFacts): string {
  if (!isWhole || !isDelivered(order) || order.isTakenAlong) return '';
  const { locale } = order;
  const expected = expectedWords(order);
  const days =
    expected && `<p>${escapeHtml(labelled(sayMail('part.expected', locale), ` ${expected}`, locale))}</p>`;
  return `<h2 style="${MAIL_STYLE.title}">${sayMail('part.deliveredTo', locale)}</h2>
<p style="margin:0 0 24px">${list(addressLines(order))}</p>${days}`;
}

function rights(facts: OrderMailFacts): string {
  const { order, links, isWhole, attached } = facts;
  const { locale } = order;
  const conditions = link(links.conditions, sayMail('part.conditions', locale));
  const papers = attached.map((text) => `\n<p style="${MAIL_STYLE.quiet}">${escapeHtml(text)}</p>`).join('');
  if (!isDelivered(order)) return `<p style="${MAIL_STYLE.quiet}">${conditions}</p>${papers}`;
  const guarantee = sayMail('part.guarantee', locale);
  // Who has just withdrawn need not read that they may.
  if (!isWhole) return `<p style="${MAIL_STYLE.quiet}">${guarantee} ${conditions}</p>${papers}`;
  return `<p style="${MAIL_STYLE.quiet}">${sayMail('part.withdrawal', locale)} ${guarantee}</p>
<p style="${MAIL_STYLE.quiet}">${link(links.withdraw, sayMail('part.withdraw', locale))} · ${conditions}</p>
${hasNotice(facts) ? guaranteeHtml(locale) : ''}${papers}`;
}

function lines(facts: OrderMailFacts): string {
  const { goods, order, publicUrl } = facts;
  return goods.lines
    .map((line) => {
      const name = line.isMixed
        ? `<span style="${MAIL_STYLE.plainName}">${escapeHtml(line.name)}</span>`
        : `<span lang="la" style="${MAIL_STYLE.name}">${escapeHtml(line.name)}</span>`;
      const details = `<span style="${MAIL_STYLE.quiet}">${escapeHtml(lineDetails(line, order.locale))}</span>`;
      const price = formatMoney(line.amount * line.priceCents, order.locale);
      const papers = linePapers(line, facts);
      const open = papers && ';border-bottom:0';
      // As wide as the mail: on a phone they would stand word by word between picture and price.
      const below =
        papers &&
        `<tr><td colspan="2" style="${MAIL_STYLE.cell};padding-top:0"><span style="${MAIL_STYLE.quiet}">${escapeHtml(papers)}</span></td></tr>`;
      return `<tr><th scope="row" style="${MAIL_STYLE.cell}${open}">${beside(picture(line, publicUrl), `${line.amount}\u00A0× ${name}<br>${details}`)}</th><td style="${MAIL_STYLE.money}${open}">${price}</td></tr>${below}`;
    })
    .join('');
}

/** A specimen's label, with its picture beside it where it has one. */
const beside = (shown: string, label: string) =>
  shown === ''
    ? label
    : `<table role="presentation" style="border-collapse:collapse"><tr><td style="${MAIL_STYLE.beside}">${shown}</td><td style="padding:0;vertical-align:top">${label}</td></tr></table>`;

/** Beside its name, which says what it shows; as wide on every screen, and nothing where there is none. */
function picture({ picture: shown }: OrderMailFacts['goods']['lines'][number], publicUrl: string): string {
  if (!shown) return '';
  const height = Math.round((PICTURE_PX * shown.height) / shown.width);
  const src = escapeHtml(pictureUrl(shown, publicUrl, 2 * PICTURE_PX));
  return `<img src="${src}" alt="" width="${PICTURE_PX}" height="${height}" style="${MAIL_STYLE.thumbnail}">`;
}

const PICTURE_PX = 64;

function rows(list: [string, string][]): string {
  return list
    .map(
      ([term, value]) =>
        `<tr><th scope="row" style="${MAIL_STYLE.cell}">${escapeHtml(term)}</th><td style="${MAIL_STYLE.money}">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
}

const list = (texts: string[]) => texts.map(escapeHtml).join('<br>');

const link = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}" style="${MAIL_STYLE.link}">${escapeHtml(text.trim())}</a>`;
