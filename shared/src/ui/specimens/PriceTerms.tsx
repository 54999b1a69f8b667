import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { onDestinationChanged, readBrowserDestination } from '../../cart/browser-destination.ts';
import type { VatRegime } from '../../contract/orders/tax/vat.ts';
import {
  ASSUMED_DESTINATION,
  homeVatTerms,
  marginShare,
  type Destination,
  type VatTerms,
} from '../../contract/orders/tax/home-vat-terms.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { pathTo } from '../../paths/path-to.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import style from './PriceTerms.module.css';

interface PriceTermsProps {
  /** From the frame; undefined while that does not know it. */
  regime: VatRegime | undefined;
  /** Those whose prices stand beside it. */
  lots: readonly { isMargin?: boolean | undefined }[];
  /** Where the page itself asks where the parcel goes; else by what this browser remembers. */
  terms?: VatTerms | null;
  /** What else there is to say of the prices. */
  children?: ReactNode;
}

/**
 * Whether the prices beside it hold VAT, and that shipping comes on top (2011/83/EU, article 6): once for each list. A remote
 * that draws it brings its sentences among its own (`messages/`).
 */
export function PriceTerms({ regime, lots, terms: asked, children }: PriceTermsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const remembered = useRememberedTerms(regime);
  const terms = asked === undefined ? remembered : asked;
  const margin = terms === 'home' || terms === 'included' ? marginShare(lots) : 'none';
  const link = (words: ReactNode) => <SiteLink to={pathTo('shipping', locale)}>{words}</SiteLink>;
  return (
    <p className={style['terms']}>
      {intl.formatMessage({ id: `prices.${margin === 'all' ? 'margin' : (terms ?? 'unknown')}` }, { link })}
      {margin === 'some' && ` ${intl.formatMessage({ id: 'prices.someMargin' })}`}
      {children}
    </p>
  );
}

const loadTerms = async () => (await import('../../contract/orders/tax/vat-terms.ts')).vatTerms;
type TermsOf = Awaited<ReturnType<typeof loadTerms>>;

/**
 * What is drawn on the server is the same for everybody; the browser then says what it knows. Who has parcels sent out of
 * Belgium waits for the table of territories: until it is here, and where it cannot be had, nothing is claimed.
 */
function useRememberedTerms(regime: VatRegime | undefined): VatTerms | null {
  const place = useSyncExternalStore(onDestinationChanged, readPlace, () => placeText(ASSUMED_DESTINATION));
  const [country = '', postalCode = ''] = place.split('\n');
  const isHome = country === ASSUMED_DESTINATION.country;
  const [termsOf, setTermsOf] = useState<TermsOf | null>(null);
  useEffect(() => {
    if (isHome) return;
    loadTerms().then(
      (loaded) => setTermsOf(() => loaded),
      () => undefined,
    );
  }, [isHome]);
  if (regime === undefined) return null;
  if (isHome) return homeVatTerms(regime);
  return termsOf?.(regime, { country, postalCode }) ?? null;
}
const readPlace = () => placeText(readBrowserDestination());
const placeText = ({ country, postalCode }: Destination) => `${country}\n${postalCode}`;
