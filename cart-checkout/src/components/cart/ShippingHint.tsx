import { FormattedMessage } from 'react-intl';
import type { Closing } from '@vitrine/shared/contract/frame';
import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';
import { formatCountry, formatMoney, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { missingToFree } from '../../model/cart/missing-to-free.ts';
import { areDaysKnown, useExpected } from '../../model/checkout/use-expected.ts';
import { useWords } from '../../model/use-words.ts';
import style from './ShippingHint.module.css';

interface ShippingHintProps {
  countries: string[];
  country: string;
  goodsCents: number;
  /** The cheapest way, once known. */
  option: ShippingOption | null;
  /** Why there is no price. */
  trouble: string | null;
  closing: Closing | null;
  onCountry(country: string): void;
}

/** Where the parcel would go, and what is still missing until that is free. */
export function ShippingHint({
  countries,
  country,
  goodsCents,
  option,
  trouble,
  closing,
  onCountry,
}: ShippingHintProps) {
  const words = useWords();
  const locale = useLocale();
  // A parcel may have been meant for where the shop no longer ships to: the text below says so.
  const choices = sortCountries([...new Set([...countries, country])], locale);
  const expected = useExpected(closing);
  const days = option && expected(option.days);
  const missing = missingToFree(option, goodsCents);
  const text = useAnnounced<HTMLParagraphElement>();
  return (
    <div className={style['hint']}>
      <SelectField
        label={words('cart.shipTo')}
        name="country"
        autoComplete="shipping country"
        value={country}
        onChange={(event) => onCountry(event.target.value)}
      >
        {choices.map((code) => (
          <option key={code} value={code}>
            {formatCountry(code, locale)}
          </option>
        ))}
      </SelectField>
      <p ref={text} className={style['text']}>
        {trouble}
        {days && <>{words(areDaysKnown(closing) ? 'cart.expected' : 'cart.expectedLater', { days })} </>}
        {missing > 0 && (
          <FormattedMessage id="cart.freeFrom" values={{ missing: formatMoney(missing, locale) }} />
        )}
      </p>
    </div>
  );
}
