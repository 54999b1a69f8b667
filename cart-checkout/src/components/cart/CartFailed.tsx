import { FormattedMessage } from 'react-intl';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { usePageResume } from '../../model/use-page-resume.ts';
import { useOnline } from '../../model/use-online.ts';
import { useWords } from '../../model/use-words.ts';

interface CartFailedProps {
  cart: { count: number; goodsCents: number; recheck(): void };
}

/** The shop does not answer. What the browser itself knows of the cart is shown. */
export function CartFailed({ cart }: CartFailedProps) {
  const words = useWords();
  const isOnline = useOnline();
  usePageResume(cart.recheck);
  const total = formatMoney(cart.goodsCents, useLocale());
  return (
    <EmptyState title={words('cart.failed.title')}>
      <p role="alert">
        <FormattedMessage id="cart.failed.text" values={{ count: cart.count, total }} />{' '}
        {!isOnline && words('common.offline')}
      </p>
      <Button onClick={cart.recheck}>{words('common.retry')}</Button>
    </EmptyState>
  );
}
