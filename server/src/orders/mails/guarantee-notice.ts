import en from '@vitrine/shared/i18n/guarantee/en.json' with { type: 'json' };
import fr from '@vitrine/shared/i18n/guarantee/fr.json' with { type: 'json' };
import nl from '@vitrine/shared/i18n/guarantee/nl.json' with { type: 'json' };
import type { Locale } from '@vitrine/shared/contract/locale';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { sayMail, type MailPicture } from '../../mail/index.ts';
import { qrGif } from '../../platform/qr-code.ts';

/*
 * The harmonised notice on the legal guarantee in the mail that confirms a contract (directive 2011/83/EU, article 8.7 with
 * 6.1(l)). Mail programs draw no SVG: its code travels with the mail as a picture, and its label is drawn by borders.
 */
export const NOTICES = { en, nl, fr };
/** Under this name the code of the notice travels with the mail. */
const CODE_CID = 'guarantee-code';
const CODE_PX = 148;
/** Pantone Reflex Blue and Yellow on white, as prescribed: they stay so by night. */
const STYLE = {
  sheet: 'margin:24px 0;border:3px solid #003399;background:#fff;color:#000;font-size:14px',
  title:
    'margin:0;padding:10px 16px;background:#003399;color:#fff;font:700 18px/1.2 Helvetica,Arial,sans-serif;text-transform:uppercase',
  stars: 'color:#ffed00',
  text: 'padding:4px 16px 12px',
  strong: 'color:#003399',
  // In French it is wider than what a phone of 320 pixels has for it.
  link: 'color:#003399;font-weight:700;overflow-wrap:anywhere',
  code: `display:block;width:${CODE_PX}px;height:${CODE_PX}px`,
  label:
    'display:inline-block;border:2px solid #003399;border-radius:3px;font:700 14px/1.2 Helvetica,Arial,sans-serif;color:#003399;text-align:center',
  garan: 'display:block;padding:3px 10px;border-bottom:2px solid #003399',
  years: 'display:block;padding:4px;font-size:22px',
};

/** As many as there are languages. */
const codes = new Map<Locale, MailPicture>();

/** The code of the notice, as its HTML shows it: it leads to the page of Your Europe. Drawn once, not for each mail. */
export function guaranteeCode(locale: Locale): MailPicture {
  const code = codes.get(locale) ?? { cid: CODE_CID, bytes: qrGif(`https://${NOTICES[locale].link}`) };
  codes.set(locale, code);
  return code;
}

export function guaranteeHtml(locale: Locale): string {
  const { title, headline, claim, liable, period, more, link, code, todo, commercial } = NOTICES[locale];
  const said = escapeHtml;
  const list = (items: string[], tag: 'ul' | 'ol') =>
    `<${tag}>${items.map((item) => `<li>${said(item)}</li>`).join('')}</${tag}>`;
  const strong = (text: string) => `<p><strong style="${STYLE.strong}">${said(text)}</strong></p>`;
  return `<div style="${STYLE.sheet}">
<p style="${STYLE.title}"><span style="${STYLE.stars}" aria-hidden="true">★</span> ${said(title)}</p>
<div style="${STYLE.text}">
${strong(headline)}
<p>${said(claim.text)}</p>${list(claim.items, 'ul')}
<p>${said(liable.text)}</p>${list(liable.items, 'ul')}
<p>${said(period)}</p>
<p>${said(more)}</p>
<p><a href="https://${link}" style="${STYLE.link}"><img src="cid:${CODE_CID}" width="${CODE_PX}" height="${CODE_PX}" alt="${said(code.replace('{link}', link))}" style="${STYLE.code}">${link}</a></p>
${strong(todo.text)}${list(todo.items, 'ol')}
<p aria-hidden="true"><span style="${STYLE.label}"><span style="${STYLE.garan}">✓ GARAN</span><span style="${STYLE.years}">XX</span></span></p>
<p>${said(commercial)}</p>
</div></div>`;
}

/** The same where nothing is drawn: it leads to the page by its address, and its label is one of letters. */
export function guaranteeText(locale: Locale): string {
  const { title, headline, claim, liable, period, link, todo, commercial } = NOTICES[locale];
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    title.toLocaleUpperCase(locale),
    headline,
    `${claim.text}\n${list(claim.items)}`,
    `${liable.text}\n${list(liable.items)}`,
    period,
    `${sayMail('part.guaranteeMore', locale)}\nhttps://${link}`,
    `${todo.text}\n${list(todo.items)}`,
    `[ ✓ GARAN | XX ]\n${commercial}`,
  ].join('\n\n');
}
