import { escapeHtml } from '@vitrine/shared/platform/escape-html';

/** Mail programs read styles only where they stand. */
export const MAIL_STYLE = {
  body: 'margin:0;padding:24px 12px;background:#fbf9f4;color:#1c1a17;font:16px/1.5 Helvetica,Arial,sans-serif',
  card: 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:2px',
  mark: 'margin:0 0 24px;font:500 22px/1.2 Georgia,serif;letter-spacing:.02em',
  title: 'margin:32px 0 8px;font:600 16px/1.5 Helvetica,Arial,sans-serif',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:10px 0;border-bottom:1px solid #e3dccb;vertical-align:top;text-align:left;font-weight:400',
  money:
    'padding:10px 0 10px 16px;border-bottom:1px solid #e3dccb;vertical-align:top;text-align:right;white-space:nowrap',
  name: 'font:italic 17px/1.4 Georgia,serif',
  plainName: 'font:17px/1.4 Georgia,serif',
  quiet: 'color:#5e574c;font-size:14px',
  term: 'display:block;color:#5e574c;font-size:14px',
  code: 'display:block;width:180px;height:180px;margin:16px 0 8px',
  label: 'padding:16px;margin:24px 0;background:#f4eedd',
  button:
    'display:inline-block;padding:12px 20px;background:#1f5a4c;color:#ffffff;text-decoration:none;border-radius:2px;font-weight:600',
  link: 'color:#1f5a4c',
  listed: 'margin:0 0 8px;line-height:1.4',
  picture: 'display:block;width:100%;max-width:320px;height:auto;margin:0 0 16px;border:1px solid #e3dccb',
  /** Of a picture beside its label: floated, a long name would fall below it on a phone. */
  beside: 'padding:0 12px 0 0;vertical-align:top',
  thumbnail: 'display:block;border:1px solid #e3dccb',
  said: 'white-space:pre-wrap;padding:16px;margin:24px 0;background:#f4eedd',
};

/** What each colour above becomes by night: the same names as in the shop's tokens. */
const BY_NIGHT: [selector: string, style: Record<string, string>][] = [
  ['[style*="background:#fbf9f4"]', { background: '#14130f', color: '#efe9da' }],
  ['[style*="background:#ffffff"]', { background: '#1d1b16' }],
  ['[style*="background:#f4eedd"]', { background: '#2a261d' }],
  ['[style*="color:#5e574c"]', { color: '#b5ab98' }],
  ['[style*="solid #e3dccb"]', { 'border-color': '#38332a' }],
  ['[style^="color:#1f5a4c"]', { color: '#7cc4ae' }],
  ['[style*="background:#1f5a4c"]', { background: '#7cc4ae', color: '#10201b' }],
];

/**
 * The head of a mail. By night it has the shop's dark colours where a mail program reads them; one that does not keeps the
 * light ones, and one that turns colours by itself knows that it need not.
 */
export function mailHead(subject: string): string {
  const rules = BY_NIGHT.map(([selector, style]) => {
    const lines = Object.entries(style).map(([property, value]) => `${property}:${value}!important`);
    return `${selector}{${lines.join(';')}}`;
  });
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}</style></head>`;
}

/** A number such as `VDM-2026-000123`, unless it is so long that a narrow phone could not show it in one line. */
const NUMBER = String.raw`(?<![\w-])(?=[\w-]{1,24}(?![\w-]))[A-Z\d]+(?:-[A-Z\d]+)+`;
/** Between tags, and not inside of one. */
const UNBROKEN = new RegExp(`(?:[eE]-mail|${NUMBER})(?=[^<>]*<)`, 'g');

/** Mail programs break lines behind a hyphen: “e-mail” is one word, and a number is one too. */
export function unbroken(html: string): string {
  const start = html.indexOf('<body');
  const words = html.slice(start).replaceAll(UNBROKEN, '<span style="white-space:nowrap">$&</span>');
  return html.slice(0, start) + words;
}
