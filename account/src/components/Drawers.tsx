import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../model/use-words.ts';
import style from './Drawers.module.css';

interface DrawersProps {
  email: string;
  /** Null when it could not be counted. */
  orderCount: number | null;
}

/** The parts of the account, as the fronts of drawers with their labels. */
export function Drawers({ email, orderCount }: DrawersProps) {
  const words = useWords();
  const locale = useLocale();
  const orders = orderCount === null ? '' : words('account.ordersText', { count: orderCount });
  const drawers = [
    { to: 'accountOrders', name: words('account.orders'), text: orders },
    { to: 'accountAddresses', name: words('account.addresses'), text: words('account.addressesText') },
    { to: 'accountDetails', name: words('account.details'), text: words('account.detailsText') },
    { to: 'accountEmail', name: words('account.email'), text: email },
    { to: 'accountPassword', name: words('account.password'), text: words('account.passwordText') },
    { to: 'accountPasskeys', name: words('account.passkeys'), text: words('account.passkeysText') },
    { to: 'accountSessions', name: words('account.sessions'), text: words('account.sessionsText') },
    { to: 'accountData', name: words('account.data'), text: words('account.dataText') },
  ] as const;
  return (
    <nav aria-label={words('account.title')}>
      <ul className={style['drawers']} role="list">
        {drawers.map(({ to, name, text }) => (
          <li key={to}>
            <SiteLink to={pathTo(to, locale)} className={style['drawer']}>
              <span className={style['name']}>{name}</span>
              <span className={style['text']}>{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
