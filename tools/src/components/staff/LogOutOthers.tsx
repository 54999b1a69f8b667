import { useState } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction, useRemoteForm } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { readForm } from '@vitrine/shared/forms/form-values';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { endEverySession, endSessionsOf } from '../../api/access/staff.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useWords } from '../../model/use-words.ts';
import { Confirm } from '../form/Confirm.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import box from '../form/Box.module.css';
import style from './Staff.module.css';

/** For an account that somebody else seems to use, and for the day that nobody can be sure of any. */
export function LogOutOthers({
  onDone,
}: {
  onDone(text: 'staff.ended' | 'staff.allEnded', name: string): void;
}) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { form, failure, isBusy } = useRemoteForm({
    send: ({ text }) => endSessionsOf(api, text('email')),
    onDone(_ended, typed) {
      const email = readForm(typed).text('email').trim();
      typed.reset();
      onDone('staff.ended', email);
    },
  });
  return (
    <section className={box['box']}>
      <h2>{words('staff.out')}</h2>
      <p>{words('staff.outText')}</p>
      <RequestFailed failure={failure} />
      <Form {...form} className={style['form']}>
        <RequiredNote>{words('common.required')}</RequiredNote>
        <div className={style['fields']}>
          <Field
            id="field-account"
            name="email"
            type="email"
            label={words('staff.outOf')}
            autoComplete="off"
            required
          />
          <div>
            <Button type="submit" busy={isBusy}>
              {words('staff.end')}
            </Button>
          </div>
        </div>
      </Form>
      <div>
        <Everybody onDone={() => onDone('staff.allEnded', '')} />
      </div>
    </section>
  );
}

function Everybody({ onDone }: { onDone(): void }) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const [isAsked, ask] = useState(false);
  const { run, isBusy, failure } = useAction<void, unknown>(
    () => endEverySession(api),
    () => {
      ask(false);
      onDone();
    },
  );
  return (
    <>
      <Button variant="danger" onClick={() => ask(true)}>
        {words('staff.endAll')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={words('staff.endAll')}
        text={words('staff.endAllText')}
        word={words('staff.endAllWord')}
        submit={words('staff.endAll')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void run()}
        onClose={() => ask(false)}
      />
    </>
  );
}
