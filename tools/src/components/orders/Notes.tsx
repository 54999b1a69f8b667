import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Audited } from '@vitrine/shared/contract/tools';
import type { ToolsOrder } from '@vitrine/shared/contract/tools-orders';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { TextAreaField } from '@vitrine/shared/ui/TextAreaField';
import { addNote } from '../../api/orders.ts';
import { useMay } from '../../model/current-staff.ts';
import { useIntentKey } from '../../model/orders/use-intent-key.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import { Section } from './Section.tsx';
import style from './Order.module.css';

/** What staff tell each other about an order; the shopper never sees it, and nobody can change it. */
export function Notes({ order: { notes, reference } }: { order: ToolsOrder }) {
  const words = useWords();
  const { moment } = useFormats();
  const mayWrite = useMay('orders-write');
  return (
    <Section title={words('order.notes')}>
      {notes.length === 0 && <p className={style['small']}>{words('order.noNotes')}</p>}
      <ol className={style['notes']} role="list">
        {notes.map(({ id, at, by, text }) => (
          <li key={id}>
            <p className={style['small']}>
              {by}, {moment(at)}
            </p>
            <p className={style['note']}>{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && <NewNote key={reference} reference={reference} />}
    </Section>
  );
}

function NewNote({ reference }: { reference: string }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const intent = useIntentKey();
  const [text, setText] = useState('');
  const { run, isBusy, failure } = useAction<string, Audited>(
    (typed) => addNote(browserApi, reference, typed, intent.keyFor(typed)),
    async () => {
      intent.done();
      setText('');
      await revalidate();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(text);
  };
  return (
    <form className={style['step']} method="dialog" noValidate onSubmit={submit}>
      <TextAreaField
        name="note"
        label={words('order.newNote')}
        rows={3}
        value={text}
        error={failure?.kind === 'rejected' ? failure.fields['text'] : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Failed failure={failure} />
      <div>
        <Button type="submit" variant="quiet" busy={isBusy}>
          {words('order.keepNote')}
        </Button>
      </div>
    </form>
  );
}
