import { useRevalidator } from 'react-router';
import type { Audited } from '@vitrine/shared/contract/tools/tools';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { usePersistedFields } from '@vitrine/shared/forms/use-persisted-fields';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import { addNote } from '../../api/orders.ts';
import { useCurrentStaff, useMay } from '../../model/current-staff.ts';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { sentKey } from '../../model/editing/drafts.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
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
  const name = `note:${useCurrentStaff().email}:${reference}`;
  const intent = useIdempotencyKey(sentKey(name));
  const { kept, forget } = usePersistedFields(name);
  const { form, failure, isBusy } = useRemoteForm<Audited>({
    async send({ text }) {
      const answer = await addNote(browserApi, reference, text('text'), intent.keyFor(text('text')));
      // Also when the page is gone by now: what went through is not to be found there once more.
      if (answer.ok) {
        forget();
        intent.done();
      }
      return answer;
    },
    async onDone(_note, box) {
      box.reset();
      await revalidate();
    },
  });
  return (
    <Form {...form} {...kept} className={style['step']}>
      <TextAreaField name="text" label={words('order.newNote')} rows={3} />
      <RequestFailed failure={failure} />
      <div>
        <Button type="submit" variant="quiet" busy={isBusy}>
          {words('order.keepNote')}
        </Button>
      </div>
    </Form>
  );
}
