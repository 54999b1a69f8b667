import type { Order } from '@vitrine/shared/contract/order';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/DefinitionList';
import { useWords } from '../model/use-words.ts';
import style from './TransferDetails.module.css';

/** Where to transfer the money to, set to be copied. */
export function TransferDetails({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  const { bankTransfer, totalCents } = order;
  if (!bankTransfer) return <p>{words('pay.transfer.mailed')}</p>;
  const { beneficiary, iban, bic, communication, payBefore } = bankTransfer;
  return (
    <div className={style['transfer']}>
      <DefinitionList
        items={[
          {
            term: words('pay.transfer.amount'),
            description: <strong>{formatMoney(totalCents, locale)}</strong>,
          },
          { term: words('pay.transfer.beneficiary'), description: beneficiary },
          { term: words('pay.transfer.iban'), description: iban },
          { term: words('pay.transfer.bic'), description: bic },
          { term: words('pay.transfer.communication'), description: <strong>{communication}</strong> },
          { term: words('pay.transfer.before'), description: formatDay(payBefore, locale) },
        ]}
      />
    </div>
  );
}
