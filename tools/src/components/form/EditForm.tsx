import type { ReactNode } from 'react';
import { Button } from '@vitrine/shared/ui/Button';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { Notice } from '@vitrine/shared/ui/Notice';
import { namesOf } from '../../model/editing/edit.ts';
import type { EditFormState, SaveStateName } from '../../model/editing/use-edit-form.ts';
import { isShortcut, useKey } from '../../model/use-key.ts';
import { useWords } from '../../model/use-words.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { Failed } from '../bench/Failed.tsx';
import { Icon } from '@vitrine/shared/ui/Icon';
import style from './EditForm.module.css';
import saveStateStyle from './SaveState.module.css';

interface EditFormProps<Name extends string> {
  form: EditFormState<Name>;
  children: ReactNode;
  /** Beside the button that saves. */
  aside?: ReactNode;
  /** Of the button, where it is not “Save”. */
  submit?: string;
}

/** The fields of a record, what is wrong with them, and at the lower edge whether they are saved. Ctrl+S saves. */
export function EditForm<Name extends string>({ form, children, aside, submit }: EditFormProps<Name>) {
  const words = useWords();
  useKey(
    (event) => isShortcut(event, 's'),
    () => form.submit(),
  );
  return (
    <form className={style['form']} method="dialog" noValidate onSubmit={form.submit}>
      <Faults form={form} />
      <ChangedMeanwhile form={form} />
      {form.isRestored && <Notice tone="info">{words('save.restored')}</Notice>}
      {children}
      <div className={style['foot']}>
        <Failed failure={form.failure} />
        <div className={style['buttons']}>
          <Button type="submit" busy={form.state === 'saving'} aria-keyshortcuts="Control+S Meta+S">
            {submit ?? words('save.save')}
          </Button>
          <SaveState state={form.state} />
          {(form.state === 'unsaved' || form.state === 'failed') && (
            <Button variant="quiet" onClick={form.discard}>
              {words('save.discard')}
            </Button>
          )}
          {aside}
        </div>
      </div>
    </form>
  );
}

function Faults<Name extends string>({ form: { faults, labels } }: { form: EditFormState<Name> }) {
  const words = useWords();
  const known = new Map<string, string>(namesOf(labels).map((name) => [name, labels[name]]));
  const errors = Object.entries(faults).map(([name, text]) => {
    const label = known.get(name);
    return { name, message: label ? words('common.labelled', { label, text }) : text };
  });
  return <ErrorSummary title={words('common.errors')} errors={errors} />;
}

const ICONS = { saved: 'check', saving: 'info', unsaved: 'info', failed: 'warning' } as const;

/** Whether what is on the page is saved: always seen, and said when it changes. */
function SaveState({ state }: { state: SaveStateName }) {
  const words = useWords();
  return (
    <p role="status" className={saveStateStyle['state']} data-state={state}>
      {state !== 'new' && (
        <>
          <Icon name={ICONS[state]} />
          {words(`save.${state}`)}
        </>
      )}
    </p>
  );
}
