import type { ReactNode } from 'react';
import { vatTerms, type VatRegime } from '../contract/vat.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { pathTo } from '../paths/path-to.ts';
import { SiteLink } from './SiteLink.tsx';
import { PRICE_TERMS } from './price-terms.ts';
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
