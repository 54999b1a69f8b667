import { useAtomValue } from 'jotai';
import { useLocation, useMatches } from 'react-router';
import type { Localized } from '@vitrine/shared/contract/locale';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { readPath, type ReadPath } from '@vitrine/shared/paths/read-path';
import { cartAtom, frameAtom, profileAtom } from '../model/state.ts';
import { readPageHead, readWaiting } from '../routing/page-head.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

/** The header with the state it shows. */
export function FrameHeader() {
  const frame = useAtomValue(frameAtom);
  const profile = useAtomValue(profileAtom);
  const cart = useAtomValue(cartAtom);
  const alternates = useAlternates();
  const page = readPath(useLocation().pathname);
  if (!frame) return null;
  return (
    <Header
      frame={frame}
      profile={profile}
      layout={page?.layout ?? 'default'}
      isCheckout={isCheckout(page)}
      isSearchPage={page?.name === 'search' || page?.name === 'searchTerm'}
      alternates={alternates}
      cart={cart}
    />
  );
}

/** The footer with the state it shows. */
export function FrameFooter() {
  const frame = useAtomValue(frameAtom);
  const page = readPath(useLocation().pathname);
  return frame && <Footer frame={frame} isShort={isCheckout(page)} />;
}

/** The pages between cart and order. */
const isCheckout = (page: ReadPath | null) => page?.name === 'checkout' || page?.name === 'payment';

/** This page in each language: as the page says, else by the route table, else home. */
function useAlternates(): Localized {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const said = readPageHead(matches) ?? readWaiting(matches);
  return said?.alternates ?? inEveryLocale((locale) => withSearch(readPath(pathname), locale, search));
}

function withSearch(page: ReadPath | null, locale: keyof Localized, search: string): string {
  return page ? fillPath(page.name, locale, page.params) + search : pathTo('home', locale);
}
