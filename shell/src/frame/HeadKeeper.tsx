import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { headTags, type HeadTag } from '../model/head-tags.ts';
import { frameAtom } from '../model/state.ts';
import { readPageHead, readWaiting } from '../routing/page-head.ts';

/** Keeps the document's title and tags those of the page that is shown. The server wrote the first ones. */
export function HeadKeeper() {
  const matches = useMatches();
  const head = readPageHead(matches);
  const isAsServed = readWaiting(matches) !== null;
  const locale = useLocale();
  const latest = useAtomValue(frameAtom)?.latest ?? [];
  useEffect(() => {
    if (isAsServed) return;
    // A page that failed has no head of its own: its error page says its title.
    if (head) document.title = head.title;
    const { origin, pathname, search } = window.location;
    const place = { locale, url: pathname + search, publicUrl: origin, latest };
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    document.head.append(...headTags(head ?? { title: '', isIndexed: false }, place).map(toElement));
  });
  return null;
}

function toElement({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset['head'] = '';
  return element;
}
