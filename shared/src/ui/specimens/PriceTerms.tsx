import type { ReactNode } from 'react';
import { vatTerms, type VatRegime, type VatTerms } from '../../contract/orders/vat.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { pathTo } from '../../paths/path-to.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import type { Locale } from '../../contract/locale.ts';
import style from './PriceTerms.module.css';

interface PriceTermsProps {
  /** From the frame; undefined while that does not know it. */
  regime: VatRegime | undefined;
  /** Where the parcel goes, once the shopper has said it. */
  country?: string;
  /** What else there is to say of the prices. */
  children?: ReactNode;
}

/** Whether the prices beside it hold VAT, and that shipping comes on top (2011/83/EU, article 6): once for each list. */
export function PriceTerms({ regime, country, children }: PriceTermsProps) {
  const locale = useLocale();
  const sentence = PRICE_TERMS[locale][vatTerms(regime, country) ?? 'unknown'];
  const [before, link, after] = sentence.split(/[[\]]/);
  return (
    <p className={style['terms']}>
      {before}
      <SiteLink to={pathTo('shipping', locale)}>{link}</SiteLink>
      {after}
      {children}
    </p>
  );
}

/** What prices hold and what comes on top; the words in brackets lead to what shipping costs. */
const PRICE_TERMS: Record<Locale, Record<VatTerms | 'unknown', string>> = {
  en: {
    included: 'VAT included, [shipping] excluded.',
    exempt: 'No VAT charged (small-business exemption), [shipping] excluded.',
    export: 'No VAT charged to this country, [shipping] excluded. Import VAT and duty may be due on arrival.',
    unknown: '[Shipping] excluded.',
  },
  nl: {
    included: 'Btw inbegrepen, [verzending] niet.',
    exempt: 'Zonder btw (vrijstelling voor kleine ondernemingen), [verzending] niet inbegrepen.',
    export:
      'Zonder btw naar dit land, [verzending] niet inbegrepen. Bij aankomst kunnen invoer-btw en invoerrechten verschuldigd zijn.',
    unknown: '[Verzending] niet inbegrepen.',
  },
  fr: {
    included: 'TVA comprise, [frais de livraison] en sus.',
    exempt: 'Sans TVA (franchise des petites entreprises), [frais de livraison] en sus.',
    export:
      'Sans TVA vers ce pays, [frais de livraison] en sus. À l’arrivée, TVA à l’importation et droits de douane peuvent être dus.',
    unknown: '[Frais de livraison] en sus.',
  },
};
