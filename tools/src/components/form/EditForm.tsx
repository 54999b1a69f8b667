import type { ReactNode } from 'react';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { EditFormState, SaveStateName } from '../../model/editing/use-edit-form.ts';
import { isShortcut, useKey } from '../../model/use-key.ts';
import { useWords } from '../../model/use-words.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import style from './EditForm.module.css';
import saveStateStyle from './SaveState.module.css';
import { Announced } from '../Announced.tsx';

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
  const labels = new Map(Object.entries<string>(form.labels));
  useKey(
    (event) => isShortcut(event, 's'),
    () => form.submit(),
  );
  const line = (name: string, text: string) => {
    const label = labels.get(name);
    return label ? words('common.labelled', { label, text }) : text;
  };
  return (
    <Form className={style['form']} errors={form.errors} onSubmit={() => form.submit()}>
      <ErrorSummary title={words('common.errors')} line={line} />
      <ChangedMeanwhile form={form} />
      {form.isRestored && <Notice tone="info">{words('save.restored')}</Notice>}
      <RequiredNote>{words('common.required')}</RequiredNote>
      {children}
      <div className={style['foot']}>
        <RequestFailed failure={form.failure} />
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
    </Form>
  );
}

const ICONS = { saved: 'check', saving: 'info', unsaved: 'info', failed: 'warning' } as const;

/** Whether what is on the page is saved: always seen, and said when it changes. */
function SaveState({ state }: { state: SaveStateName }) {
  const words = useWords();
  return (
    <Announced className={saveStateStyle['state']} data-state={state}>
      {state !== 'new' && (
        <>
          <Icon name={ICONS[state]} />
          {words(`save.${state}`)}
        </>
      )}
    </Announced>
  );
}
