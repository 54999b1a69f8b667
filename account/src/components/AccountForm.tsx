import type { ReactNode } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { Form } from '@vitrine/shared/forms/Form';
import { emptyPasswords, type FormValues } from '@vitrine/shared/forms/form-values';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { usePersistedFields } from '@vitrine/shared/forms/use-persisted-fields';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import type { ObeyOptions } from '@vitrine/shared/remote/use-obey';
import { Button } from '@vitrine/shared/ui/links/Button';
import { fieldLabel } from '../model/field-labels.ts';
import { useWords } from '../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './AccountForm.module.css';

interface AccountFormProps<Value> {
  /** Under it the tab keeps what is typed, until the form is through. */
  name: string;
  send(values: FormValues): Promise<ApiResult<Value>>;
  onDone(value: Value): void | Promise<void>;
  told?: ObeyOptions;
  submit: string;
  variant?: 'action' | 'danger' | 'quiet';
  children: ReactNode;
  /** Beside the button; what calls the form off forgets what was typed. */
  aside?: ReactNode | ((forget: () => void) => ReactNode);
}

/** Fields, what is wrong with them, and the one button that sends them. */
export function AccountForm<Value>(props: AccountFormProps<Value>) {
  const { name, send, onDone, told, submit, variant = 'action', children, aside } = props;
  const words = useWords();
  const { kept, forget } = usePersistedFields(name);
  const { form, failure, isBusy } = useRemoteForm<Value>({
    async send(values, box) {
      const answer = await send(values);
      emptyPasswords(box);
      return answer;
    },
    onDone(value) {
      forget();
      return onDone(value);
    },
    ...(told && { told }),
  });
  const line = (field: string, text: string) => {
    const label = fieldLabel(field);
    return label ? words('common.labelled', { label: words(label), text }) : text;
  };
  return (
    <Form className={style['form']} {...form} {...kept}>
      <ErrorSummary title={words('common.errors')} line={line} />
      <RequiredNote>{words('common.required')}</RequiredNote>
      {children}
      <RequestFailed failure={failure} />
      <div className={style['buttons']}>
        <Button type="submit" variant={variant} busy={isBusy}>
          {submit}
        </Button>
        {/* Who cancels now would not see what came of it. */}
        {aside && <span inert={isBusy}>{typeof aside === 'function' ? aside(forget) : aside}</span>}
      </div>
    </Form>
  );
}
