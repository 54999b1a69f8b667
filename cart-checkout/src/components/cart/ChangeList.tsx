import { FormattedMessage } from 'react-intl';
import type { CartChange } from '@vitrine/shared/cart/reconcile';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { InsectName } from '../InsectName.tsx';
import style from './ChangeList.module.css';

/** Each change of stock or price in a sentence. */
export function ChangeList({ changes }: { changes: CartChange[] }) {
  return (
    <ul className={style['changes']} role="list">
      {changes.map((change) => (
        <li key={`${change.uuid}:${change.kind}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change }: { change: CartChange }) {
  const words = useWords();
  const locale = useLocale();
  const { insect } = change;
  const name = insect ? (
    <InsectName name={insect.name} isLatin={insect.authority !== ''} />
  ) : (
    words('common.anInsect')
  );
  switch (change.kind) {
    case 'sold-out':
      return <FormattedMessage id="changes.soldOut" values={{ name }} />;
    case 'reduced':
      return (
        <FormattedMessage id="changes.reduced" values={{ name, amount: change.amount, was: change.was }} />
      );
    case 'price': {
      const price = formatMoney(change.priceCents, locale);
      return (
        <FormattedMessage
          id="changes.price"
          values={{ name, price, before: formatMoney(change.wasCents, locale) }}
        />
      );
    }
  }
}
