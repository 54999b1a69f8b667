import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@vitrine/shared/contract/locale';
import { BarePage } from '../../../frame/slot/BarePage.tsx';
import { WORDS } from '../../../worker/words.ts';
import { originsBeside } from '../../releases/origins-beside.ts';
import type { ShopFacts } from '../../drawing/protocol.ts';
import { bareDocument } from '../bare-document.ts';
import type { DrawnPage } from '../drawn-page.ts';

/** Says in each language that too much is asked. Drawn when it is first needed, and no more: a flood asks for it often. */
export function busyPages(shop: ShopFacts): (locale: Locale) => DrawnPage {
  const drawn: Partial<Record<Locale, DrawnPage>> = {};
  return (locale) => (drawn[locale] ??= drawBusy(locale, shop));
}

function drawBusy(locale: Locale, shop: ShopFacts): DrawnPage {
  const { 'busy.title': title, 'busy.text': text } = WORDS[locale];
  const body = renderToStaticMarkup(<BarePage {...{ locale, title }} why={<p>{text}</p>} />);
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': locale,
      vary: 'Accept-Encoding',
    },
    bytes: Buffer.from(bareDocument({ locale, title, body }, shop)),
    scripts: [],
    origins: originsBeside(shop, {}),
    isCacheable: false,
    forms: {},
  };
}
