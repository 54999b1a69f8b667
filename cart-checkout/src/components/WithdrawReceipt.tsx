import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawalReceipt } from '@vitrine/shared/contract/withdrawal';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { BELGIAN_TIME } from '../model/belgian-time.ts';
import { useWords } from '../model/use-words.ts';
import { OrderLine } from './OrderLine.tsx';
import { Sheet } from './Sheet.tsx';
import { WithdrawRefund } from './WithdrawRefund.tsx';
import lines from './SummaryLines.module.css';
import style from './Withdrawal.module.css';

/** The acknowledgement with date and time. It takes the focus: the button that was pressed is gone. */
export function WithdrawReceipt({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
  const words = useWords();
  const locale = useLocale();
  const { formatTime } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { receivedAt, reference } = receipt;
  const at = { day: formatDay(receivedAt, locale), time: formatTime(receivedAt, BELGIAN_TIME) };
  return (
    <div ref={place} tabIndex={-1} role="status" className={style['form']}>
      <Sheet title={words('withdraw.done.title')} titleId="withdraw-done">
        <p className={style['said']}>{words('withdraw.done.at', { ...at, reference, email })}</p>
        <h3 className={style['small']}>{words('withdraw.done.lines')}</h3>
        <ul className={lines['lines']} role="list">
          {receipt.lines.map((line) => (
            <OrderLine key={line.uuid} line={line} />
          ))}
        </ul>
        <WithdrawRefund quote={receipt} />
      </Sheet>
    </div>
  );
}
