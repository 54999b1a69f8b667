import type { Order } from '@vitrine/shared/contract/order';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/DefinitionList';
import { useWords, type MessageId } from '../model/use-words.ts';
import { Copy } from './Copy.tsx';
import { TransferCode } from './TransferCode.tsx';
import style from './TransferDetails.module.css';

/** Where to transfer the money to, set to be copied: spaces are for people, banks want none. */
export function TransferDetails({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  const { bankTransfer, totalCents } = order;
  if (!bankTransfer) return <p>{words('pay.transfer.mailed')}</p>;
  const { beneficiary, iban, bic, communication, payBefore, code } = bankTransfer;
  const row = (id: MessageId, text: string, shown?: string) => ({
    term: words(id),
    description: <Copy label={words(id)} text={text} {...(shown && { shown })} />,
  });
  return (
    <div className={style['transfer']}>
      <DefinitionList
        items={[
          row('pay.transfer.amount', (totalCents / 100).toFixed(2), formatMoney(totalCents, locale)),
          row('pay.transfer.beneficiary', beneficiary),
          row('pay.transfer.iban', iban.replaceAll(' ', ''), iban),
          ...(bic ? [row('pay.transfer.bic', bic)] : []),
          row('pay.transfer.communication', communication),
          { term: words('pay.transfer.before'), description: formatDay(payBefore, locale) },
        ]}
      />
      {code && <TransferCode code={code} />}
    </div>
  );
}
