import { useIntl } from 'react-intl';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { PaymentLogo } from '@vitrine/shared/ui/icons/PaymentLogo';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './BenefitsStrip.module.css';

/** What the shop promises, each with the page that says more, and how one can pay. */
const PROMISES = [
  { icon: 'truck', id: 'shell.promise.shipping', page: 'shipping' },
  { icon: 'shield', id: 'shell.promise.withdrawal', page: 'withdraw' },
  { icon: 'pin', id: 'shell.promise.label', page: 'about' },
] as const;

interface BenefitsStripProps {
  methods: PaymentMethod[];
  /** While payments go to the built-in test provider. */
  isTestPayment: boolean;
}

export function BenefitsStrip({ methods, isTestPayment }: BenefitsStripProps) {
  const intl = useIntl();
  return (
    <section className={style['strip']} aria-label={intl.formatMessage({ id: 'shell.promise.title' })}>
      <Promises />
      <ul
        className={style['methods']}
        role="list"
        aria-label={intl.formatMessage({ id: 'shell.payment.title' })}
      >
        {methods.map((method) => (
          <li key={method}>
            <PaymentLogo method={method} />
          </li>
        ))}
      </ul>
      {isTestPayment && <p className={style['test']}>{intl.formatMessage({ id: 'shell.payment.test' })}</p>}
    </section>
  );
}

function Promises() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={style['promises']} role="list">
      {PROMISES.map(({ icon, id, page }) => (
        <li key={id}>
          <Icon name={icon} />
          <SiteLink to={pathTo(page, locale)}>{intl.formatMessage({ id })}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
