import { FormattedMessage } from 'react-intl';
import type { TooMuchReserved as Refusal } from '@vitrine/shared/contract/orders/cart-check';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../model/use-words.ts';
import { LoginLink } from './LoginLink.tsx';

/** A cart that is more than is fair to others: how much may be reserved now, and how to come by the rest. */
export function TooMuchReserved({ left: { lots, pieces, cents } }: Pick<Refusal, 'left'>) {
  const words = useWords();
  const locale = useLocale();
  const isNothing = lots === 0 || pieces === 0 || cents === 0;
  const cart = pathTo('cart', locale);
  return (
    <Notice tone="error" title={words('checkout.tooMuch.title')}>
      {isNothing ? (
        <p>{words('checkout.tooMuch.none')}</p>
      ) : (
        <>
          <p>
            {words('checkout.tooMuch.some', {
              lots,
              pieces,
              hasValue: String(cents !== null),
              value: formatMoney(cents ?? 0, locale),
            })}
          </p>
          <p>
            <FormattedMessage
              id="checkout.tooMuch.next"
              values={{ link: (text) => <SiteLink to={cart}>{text}</SiteLink> }}
            />
          </p>
        </>
      )}
      <p>
        <LoginLink id="checkout.tooMuch.login" />
      </p>
    </Notice>
  );
}
