import type { ApiResult } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { useWords } from '../../model/use-words.ts';
import style from './SecondFactor.module.css';

interface CodeFormProps<Value> {
  label: string;
  hint: string;
  submit: string;
  send(code: string): Promise<ApiResult<Value>>;
  onDone(value: Value): void | Promise<void>;
}

/** One code, and what the shop says about it. */
export function CodeForm<Value>({ label, hint, submit, send, onDone }: CodeFormProps<Value>) {
  const words = useWords();
  const { form, failure, isBusy } = useRemoteForm<Value>({ send: ({ text }) => send(text('code')), onDone });
  return (
    <Form {...form} className={style['form']}>
      <RequestFailed failure={failure} />
      <RequiredNote>{words('common.required')}</RequiredNote>
      <Field
        name="code"
        label={label}
        hint={hint}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-focus-first
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
