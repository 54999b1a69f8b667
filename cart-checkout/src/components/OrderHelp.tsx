import { FormattedMessage } from 'react-intl';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { useWords } from '../model/use-words.ts';
import style from './OrderAddress.module.css';

export function OrderHelp({ reference, email }: { reference: string; email: string }) {
  const words = useWords();
  const address = `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  return (
    <>
      <p className={style['text']}>
        <FormattedMessage
          id="order.help"
          values={{ reference, email, mail: (text) => <a href={address}>{text}</a> }}
        />
      </p>
      <p className={style['text']}>
        <SiteLink to={pathTo('withdraw', useLocale())}>{words('order.withdraw.info')}</SiteLink>
      </p>
    </>
  );
}
