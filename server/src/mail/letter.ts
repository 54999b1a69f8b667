import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { labelled, sellerLines } from './mail-parts.ts';
import { MAIL_STYLE, mailHead, unbroken } from './mail-style.ts';
import type { MailContent } from './rendered-mail.ts';

/** A mail that is no list of an order: some sentences, one thing to do. Everything in it is plain text. */
export interface Letter {
  locale: Locale;
  subject: string;
  paragraphs: string[];
  specimen?: Specimen;
  /** One under the other, each a link where it has an address. */
  list?: (Pick<MailLink, 'label'> & Partial<MailLink>)[];
  /** What somebody wrote, as they wrote it. */
  said?: string;
  button?: MailLink;
  /** Under the button, smaller. */
  notes: string[];
  link?: MailLink;
  seller: Seller;
}

interface MailLink {
  url: string;
  label: string;
}

export interface Specimen {
  name: string;
  /** Latin names stand in italics. */
  isLatin: boolean;
  /** Reference, grade, price. */
  details: string;
  pictureUrl: string | null;
}

/** The letter as HTML in the look of the shop's mails, and as plain text: the same facts in the same order. */
export function writeLetter(letter: Letter): MailContent {
  return { subject: letter.subject, html: unbroken(letterHtml(letter)), text: letterText(letter) };
}

function letterHtml(letter: Letter): string {
  const { locale, subject, paragraphs, specimen, list, said, button, notes, link, seller } = letter;
  const parts = [
    `<p style="${MAIL_STYLE.mark}">${escapeHtml(seller.name)}</p>`,
    `<h1 style="${MAIL_STYLE.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    specimen ? specimenHtml(specimen) : '',
    ...(list ?? []).map((item) => `<p style="${MAIL_STYLE.listed}">${listedHtml(item)}</p>`),
    said ? `<p style="${MAIL_STYLE.said}">${escapeHtml(said)}</p>` : '',
    button ? `<p>${linkHtml(button, MAIL_STYLE.button)}</p>` : '',
    ...notes.map((text) => `<p style="${MAIL_STYLE.quiet}">${escapeHtml(text)}</p>`),
    link ? `<p style="${MAIL_STYLE.quiet}">${linkHtml(link, MAIL_STYLE.link)}</p>` : '',
    `<p style="${MAIL_STYLE.quiet}">${sellerLines(seller, locale).map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${locale}">
${mailHead(subject)}
<body style="${MAIL_STYLE.body}">
<div style="${MAIL_STYLE.card}">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

function specimenHtml({ name, isLatin, details, pictureUrl }: Specimen): string {
  const picture = pictureUrl
    ? `<img src="${escapeHtml(pictureUrl)}" alt="${escapeHtml(name)}" width="320" style="${MAIL_STYLE.picture}">`
    : '';
  const style = isLatin ? MAIL_STYLE.name : MAIL_STYLE.plainName;
  const language = isLatin ? ' lang="la"' : '';
  return `<div style="${MAIL_STYLE.label}">${picture}<span${language} style="${style}">${escapeHtml(name)}</span><br><span style="${MAIL_STYLE.quiet}">${escapeHtml(details)}</span></div>`;
}

const listedHtml = ({ label, url }: NonNullable<Letter['list']>[number]) =>
  url === undefined ? escapeHtml(label) : linkHtml({ label, url }, MAIL_STYLE.link);

const linkHtml = ({ url, label }: MailLink, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

function letterText({
  locale,
  paragraphs,
  specimen,
  list,
  said,
  button,
  notes,
  link,
  seller,
}: Letter): string {
  const linkText = (to: MailLink | undefined) => to && labelled(to.label, `\n${to.url}`, locale);
  const sections = [
    ...paragraphs,
    specimen && `${specimen.name}\n${specimen.details}`,
    list?.map(({ label, url }) => (url === undefined ? label : `${label}\n${url}`)).join('\n'),
    said,
    linkText(button),
    ...notes,
    linkText(link),
    sellerLines(seller, locale).join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
