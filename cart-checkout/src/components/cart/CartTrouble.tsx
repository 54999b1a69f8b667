import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { clearBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { usePageResume } from '../../model/use-page-resume.ts';
import { useOnline } from '../../model/use-online.ts';
import { useWords } from '../../model/use-words.ts';

interface CartTroubleProps {
  cart: {
    trouble: 'failed' | 'refused' | null;
    lines: readonly unknown[];
    count: number;
    totalCents: number;
    recheck(): void;
  };
}

/** Why the shop said nothing of the cart, or of what came into it since: then beside the rest, which stays. */
export function CartTrouble({ cart }: CartTroubleProps) {
  const Place = cart.lines.length > 0 ? Beside : Alone;
  if (cart.trouble === 'failed') return <Failed cart={cart} Place={Place} />;
  return cart.trouble === 'refused' && <Refused Place={Place} />;
}

type Place = (props: { text: ReactNode; button: ReactNode }) => ReactNode;

/** The shop does not answer. What the browser itself knows of the cart is shown. */
function Failed({ cart, Place }: CartTroubleProps & { Place: Place }) {
  const words = useWords();
  const isOnline = useOnline();
  usePageResume(cart.recheck);
  const total = formatMoney(cart.totalCents, useLocale());
  const text = (
    <>
      <FormattedMessage id="cart.failed.text" values={{ count: cart.count, total }} />{' '}
      {!isOnline && words('common.offline')}
    </>
  );
  return <Place text={text} button={<Button onClick={cart.recheck}>{words('common.retry')}</Button>} />;
}

/** The shop cannot read this cart, and would not the next time either: the way out is a new one. */
function Refused({ Place }: { Place: Place }) {
  const words = useWords();
  const button = <Button onClick={clearBrowserCart}>{words('cart.refused.clear')}</Button>;
  return <Place text={words('cart.refused.text')} button={button} />;
}

const Beside: Place = ({ text, button }) => (
  <Notice tone="error" title={useWords()('cart.failed.title')}>
    <p>{text}</p>
    {button}
  </Notice>
);

const Alone: Place = ({ text, button }) => (
  <EmptyState title={useWords()('cart.failed.title')}>
    <p role="alert">{text}</p>
    {button}
  </EmptyState>
);
