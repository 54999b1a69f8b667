import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { SpecimenCard } from '@vitrine/shared/ui/specimens/SpecimenCard';
import { SpecimenGrid } from '@vitrine/shared/ui/specimens/SpecimenGrid';
import { useWords } from '../../model/use-words.ts';
import style from './EmptyCart.module.css';

/** Two rows on a desk. */
const MOST = 8;

interface EmptyCartProps {
  title: string;
  latest: InsectCard[];
  vatRegime: VatRegime | undefined;
}

export function EmptyCart({ title, latest, vatRegime }: EmptyCartProps) {
  const words = useWords();
  return (
    <>
      <EmptyState title={title}>
        <p>{words('cart.empty.text')}</p>
        <ButtonLink to={pathTo('webshop', useLocale())}>{words('common.toWebshop')}</ButtonLink>
      </EmptyState>
      {latest.length > 0 && (
        <section className={style['latest']} aria-labelledby="cart-latest">
          <h2 id="cart-latest">{words('cart.latest')}</h2>
          <SpecimenGrid>
            {latest.slice(0, MOST).map((insect) => (
              <li key={insect.uuid}>
                <SpecimenCard insect={insect} />
              </li>
            ))}
          </SpecimenGrid>
          <PriceTerms regime={vatRegime} lots={latest} />
        </section>
      )}
    </>
  );
}
