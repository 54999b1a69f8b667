import { useState, type SubmitEvent } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { endEverySession, endSessionsOf } from '../../api/staff.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useWords } from '../../model/use-words.ts';
import { Confirm } from '../form/Confirm.tsx';
import { Failed } from '../bench/Failed.tsx';
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
  const [email, setEmail] = useState('');
  const { run, isBusy, failure } = useAction<void, unknown>(
    () => endSessionsOf(api, email),
    () => {
      setEmail('');
      onDone('staff.ended', email.trim());
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <section className={box['box']}>
      <h2>{words('staff.out')}</h2>
      <p>{words('staff.outText')}</p>
      <Failed failure={failure} />
      <form className={style['fields']} method="dialog" noValidate onSubmit={submit}>
        <Field
          name="account"
          type="email"
          label={words('staff.outOf')}
          value={email}
          error={failure?.kind === 'rejected' ? failure.fields['email'] : undefined}
          autoComplete="off"
          required
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {words('staff.end')}
          </Button>
        </div>
      </form>
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
