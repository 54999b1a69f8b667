import type { Seller } from '@vitrine/shared/contract/frame';
import type { Preview, PreviewRequest } from '@vitrine/shared/contract/tools/texts';
import { withParticulars } from './particulars.ts';
import { plainText } from './rules/plain-text.ts';

/** A text as its page will show it, before it is saved. */
export async function previewText(
  { title, lead, body, locale }: PreviewRequest,
  seller: Seller,
): Promise<Preview> {
  const { renderText } = await import('./render-text.ts');
  const plain = { title: plainText(title), lead: plainText(lead), description: '' };
  const filled = withParticulars({ ...plain, ...renderText(body, locale) }, seller, locale);
  return { title: filled.title, lead: filled.lead, html: filled.html };
}
