import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatMoment, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { useEffect, useState } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { announce } from '@vitrine/shared/ui/feedback/announce';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { TransferWeek, type Week } from './TransferWeek.tsx';
import style from './TransferDetails.module.css';

/** Where to transfer the money to, set to be copied: spaces are for people, banks want none. */
export function TransferDetails({ order, week }: { order: Order; week?: Week | undefined }) {
  const words = useWords();
  const locale = useLocale();
  const { bankTransfer, totalCents } = order;
  if (!bankTransfer) return <p>{words('pay.transfer.mailed')}</p>;
  const { beneficiary, iban, bic, communication, payBefore, weekUntil, code } = bankTransfer;
  const row = (id: MessageId, text: string, shown?: string) => ({
    term: words(id),
    description: <Copy label={words(id)} text={text} {...(shown && { shown })} />,
  });
  return (
    <div className={style['transfer']}>
      <TransferWeek transfer={bankTransfer} week={week} />
      <DefinitionList
        items={[
          row('pay.transfer.amount', (totalCents / 100).toFixed(2), formatMoney(totalCents, locale)),
          row('pay.transfer.beneficiary', beneficiary),
          row('pay.transfer.iban', iban.replaceAll(' ', ''), iban),
          ...(bic ? [row('pay.transfer.bic', bic)] : []),
          row('pay.transfer.communication', communication),
          ...(weekUntil === undefined
            ? [{ term: words('pay.transfer.before'), description: formatMoment(payBefore, locale) }]
            : []),
        ]}
      />
      {code && <TransferCode code={code} />}
    </div>
  );
}

/** A value, and a button that copies it, where the browser lets a page do that. */
function Copy({ label, text, shown = text }: { label: string; text: string; shown?: string }) {
  const words = useWords();
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        announce(words('common.copied', { label }));
      },
      // The browser refused: the value still stands there to be selected.
      () => setCanCopy(false),
    );
  return (
    <span className={style['copy']}>
      <span className={style['value']}>{shown}</span>
      {canCopy && (
        <Button
          variant="quiet"
          className={style['button']}
          onClick={copy}
          aria-label={words('common.copyNamed', { label })}
        >
          {isCopied && <Icon name="check" />}
          {words('common.copy')}
        </Button>
      )}
    </span>
  );
}

type Code = NonNullable<NonNullable<Order['bankTransfer']>['code']>;

/** Squares that stay white around a code, by its standard. */
const QUIET = 4;

/** The transfer as banking apps read it; dark on white also at night, or cameras do not see it. */
function TransferCode({ code: { size, path } }: { code: Code }) {
  const words = useWords();
  const side = size + 2 * QUIET;
  return (
    <figure className={style['code']}>
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words('pay.transfer.code')}
      >
        <path d={path} />
      </svg>
      <figcaption>{words('pay.transfer.scan')}</figcaption>
    </figure>
  );
}
