import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../contract/frame.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { WORDS } from '../words.ts';
import style from './PaymentLogo.module.css';

/* Signs of our own beside the method's name: no provider's mark is copied. */
const SIGNS: Record<PaymentMethod, ReactNode> = {
  bancontact: <path d="M2 8h8l3-4h5M2 12h5l3-4M10 16l3-4h5" />,
  banktransfer: <path d="M3 8h14L10 3.5 3 8ZM4.5 10.5V14M8.2 10.5V14M11.8 10.5V14M15.5 10.5V14M3 16.5h14" />,
  creditcard: <path d="M2.5 4.5h15v11h-15v-11ZM2.5 8h15M5 12.5h3" />,
  ideal: <path d="M4 4h6a6 6 0 0 1 0 12H4V4ZM7.5 9.5V13M7.5 7h.01" />,
  paypal: <path d="M6 17 8 4h4.5c5 0 4 7-1 7H9M5 13.5h2" />,
  paysafecard: <path d="M6 9V7a4 4 0 0 1 8 0v2M4.5 9h11v7.5h-11V9ZM10 12v2" />,
};

export function PaymentLogo({ method }: { method: PaymentMethod }) {
  return (
    <span className={style['logo']}>
      <svg width="18" viewBox="0 0 20 20" aria-hidden="true">
        {SIGNS[method]}
      </svg>
      {WORDS[useLocale()].payment[method]}
    </span>
  );
}
