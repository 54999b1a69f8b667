import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onDestinationChanged, readBrowserDestination } from '../../cart/browser-destination.ts';
import type { VatRegime } from '../../contract/orders/vat.ts';
import {
  ASSUMED_DESTINATION,
  homeVatTerms,
  marginShare,
  type Destination,
  type VatTerms,
} from '../../contract/orders/home-vat-terms.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { pathTo } from '../../paths/path-to.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import type { Locale } from '../../contract/locale.ts';
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

/** Whether the prices beside it hold VAT, and that shipping comes on top (2011/83/EU, article 6): once for each list. */
export function PriceTerms({ regime, lots, terms: asked, children }: PriceTermsProps) {
  const locale = useLocale();
  const remembered = useRememberedTerms(regime);
  const terms = asked === undefined ? remembered : asked;
  const margin = terms === 'home' || terms === 'included' ? marginShare(lots) : 'none';
  const sentences = PRICE_TERMS[locale];
  const [before, link, after] = sentences[margin === 'all' ? 'margin' : (terms ?? 'unknown')].split(/[[\]]/);
  return (
    <p className={style['terms']}>
      {before}
      <SiteLink to={pathTo('shipping', locale)}>{link}</SiteLink>
      {after}
      {margin === 'some' && ` ${sentences.someMargin}`}
      {children}
    </p>
  );
}

const loadTerms = async () => (await import('../../contract/orders/vat-terms.ts')).vatTerms;
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

/** What prices hold and what comes on top; the words in brackets lead to what shipping costs. */
const PRICE_TERMS: Record<Locale, Record<VatTerms | 'margin' | 'someMargin' | 'unknown', string>> = {
  en: {
    home: 'VAT for Belgium included, [shipping] excluded.',
    included: 'VAT included, [shipping] excluded.',
    margin: 'Margin scheme: VAT is not shown separately. [Shipping] excluded.',
    someMargin: 'Some of these lots fall under the margin scheme: their VAT is not shown separately.',
    exempt: 'No VAT charged (small-business exemption), [shipping] excluded.',
    britain:
      'Without EU VAT, [shipping] excluded. Up to £135 we sell only with British VAT included; above that, import VAT and duty may be due on arrival.',
    duty: 'No VAT charged to this destination, [shipping] excluded. Import VAT and duty may be due on arrival.',
    tax: 'No VAT charged to this destination, [shipping] excluded. A local import tax may be due on arrival.',
    unknown: '[Shipping] excluded.',
  },
  nl: {
    home: 'Btw voor België inbegrepen, [verzending] niet.',
    included: 'Btw inbegrepen, [verzending] niet.',
    margin: 'Margeregeling: de btw wordt niet apart vermeld. [Verzending] niet inbegrepen.',
    someMargin: 'Sommige van deze loten vallen onder de margeregeling: hun btw wordt niet apart vermeld.',
    exempt: 'Zonder btw (vrijstelling voor kleine ondernemingen), [verzending] niet inbegrepen.',
    britain:
      'Zonder Europese btw, [verzending] niet inbegrepen. Tot £ 135 verkopen we alleen met Britse btw inbegrepen; daarboven kunnen bij aankomst invoer-btw en invoerrechten verschuldigd zijn.',
    duty: 'Zonder btw naar deze bestemming, [verzending] niet inbegrepen. Bij aankomst kunnen invoer-btw en invoerrechten verschuldigd zijn.',
    tax: 'Zonder btw naar deze bestemming, [verzending] niet inbegrepen. Bij aankomst kan een lokale invoerbelasting verschuldigd zijn.',
    unknown: '[Verzending] niet inbegrepen.',
  },
  fr: {
    home: 'TVA belge comprise, [frais de livraison] en sus.',
    included: 'TVA comprise, [frais de livraison] en sus.',
    margin: 'Régime de la marge : TVA non mentionnée séparément. [Frais de livraison] en sus.',
    someMargin:
      'Certains de ces lots relèvent du régime de la marge : leur TVA n’est pas mentionnée séparément.',
    exempt: 'Sans TVA (franchise des petites entreprises), [frais de livraison] en sus.',
    britain:
      'Sans TVA européenne, [frais de livraison] en sus. Jusqu’à 135 £, nous vendons uniquement TVA britannique comprise ; au-delà, TVA à l’importation et droits de douane peuvent être dus à l’arrivée.',
    duty: 'Sans TVA vers cette destination, [frais de livraison] en sus. À l’arrivée, TVA à l’importation et droits de douane peuvent être dus.',
    tax: 'Sans TVA vers cette destination, [frais de livraison] en sus. À l’arrivée, une taxe locale à l’importation peut être due.',
    unknown: '[Frais de livraison] en sus.',
  },
};
