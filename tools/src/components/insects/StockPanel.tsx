import { useRef, useState, type SubmitEvent } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { InsectDetail, KeptAside } from '@vitrine/shared/contract/tools-catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { SelectField } from '@vitrine/shared/ui/SelectField';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { useRevalidator } from 'react-router';
import { moveStock } from '../../api/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useMay } from '../../model/current-staff.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import style from './InsectForm.module.css';
import { StockHistory } from './StockHistory.tsx';

/** How many there are, for whom some are kept aside, what came in or was counted, and what moved so far. */
export function StockPanel({ insect }: { insect: InsectDetail }) {
  const words = useWords();
  const { onHand, reserved, keptAside, moves, deletedAt } = insect;
  const mayWrite = useMay('catalogue-write') && deletedAt === null;
  return (
    <section aria-label={words('stock.title')}>
      <h2>{words('stock.title')}</h2>
      <p>{words('stock.now', { onHand, reserved })}</p>
      {keptAside.length > 0 && (
        <ul className={style['faults']}>
          {keptAside.map((kept) => (
            <li key={`${kept.order} ${kept.until}`}>
              <Kept kept={kept} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <StockForm id={insect.id} />}
      <StockHistory moves={moves} />
    </section>
  );
}

function Kept({ kept: { order, amount, until } }: { kept: KeptAside }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  if (order === null) return words('stock.keptCheckout', { amount, until: moment(until) });
  return (
    <SiteLink to={pathTo('toolsOrder', locale, { reference: order })}>
      {words('stock.keptFor', { amount, order })}
    </SiteLink>
  );
}

function StockForm({ id }: { id: number }) {
  const words = useWords();
  const { kind, amount, reason, setKind, setAmount, setReason, move, isSaved } = useStock(id);
  const errors = fieldsOf(move.failure);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void move.run();
  };
  return (
    <form className={style['stock']} method="dialog" noValidate onSubmit={submit}>
      <SelectField
        name="kind"
        label={words('stock.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'count' ? 'count' : 'receive')}
      >
        <option value="receive">{words('stock.receive')}</option>
        <option value="count">{words('stock.count')}</option>
      </SelectField>
      <Field
        name="amount"
        label={words('stock.amount')}
        inputMode="numeric"
        value={amount}
        error={errors['amount']}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        name="reason"
        label={words('stock.reason')}
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Failed failure={move.failure} />
      <div>
        <Button type="submit" variant="quiet" busy={move.isBusy}>
          {words('stock.save')}
        </Button>{' '}
        <span role="status" className={style['quiet']}>
          {isSaved && words('stock.saved')}
        </span>
      </div>
    </form>
  );
}

function useStock(id: number) {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<'receive' | 'count'>('receive');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isSaved, setSaved] = useState(false);
  // The same until it has gone through: an answer that was lost is asked for again, and counts once.
  const key = useRef<string>(crypto.randomUUID());
  const move = useAction<void, unknown>(
    () => {
      setSaved(false);
      return moveStock(api, id, { kind, amount, reason, key: key.current });
    },
    async () => {
      key.current = crypto.randomUUID();
      setAmount('');
      setReason('');
      setSaved(true);
      await revalidate();
    },
  );
  return { kind, amount, reason, setKind, setAmount, setReason, move, isSaved };
}

function fieldsOf(failure: ApiFailure | null): Record<string, string> {
  return failure?.kind === 'rejected' ? failure.fields : {};
}
