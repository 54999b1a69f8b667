import { useEffect, useRef } from 'react';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatMoment } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useWords } from '../../model/use-words.ts';

/** Asks for the week. A button, because mail scanners open links and press nothing. */
export interface Week {
  isBusy: boolean;
  isFailed: boolean;
  isGiven: boolean;
  onKeep(): void;
}

interface TransferWeekProps {
  transfer: NonNullable<Order['bankTransfer']>;
  /** For whoever came by the link of the mail. */
  week?: Week | undefined;
}

/** Lots are reserved for a day at most until the mail of their order was read: how to have the time that a transfer takes. */
export function TransferWeek({ transfer: { payBefore, weekUntil }, week }: TransferWeekProps) {
  const words = useWords();
  const locale = useLocale();
  if (week?.isGiven) return <Given until={formatMoment(weekUntil ?? payBefore, locale)} />;
  if (weekUntil === undefined) return null;
  const days = { until: formatMoment(payBefore, locale), week: formatMoment(weekUntil, locale) };
  return (
    <>
      <Notice tone="warning" title={words('pay.week.title', days)}>
        <p>{words(week ? 'pay.week.press' : 'pay.week.mail', days)}</p>
        {week && (
          <Button busy={week.isBusy} onClick={week.onKeep}>
            {words('pay.week.keep')}
          </Button>
        )}
      </Notice>
      {week?.isFailed && <Notice tone="error">{words('pay.week.failed')}</Notice>}
    </>
  );
}

/** In the button's place, and with its focus. */
function Given({ until }: { until: string }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={words('pay.week.title', { until })} />
    </div>
  );
}
