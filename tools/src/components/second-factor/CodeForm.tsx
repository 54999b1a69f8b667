import type { SubmitEvent } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Failed } from '../bench/Failed.tsx';
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
  const { run, isBusy, failure } = useAction(send, onDone);
  const error = failure?.kind === 'rejected' ? failure.fields['code'] : undefined;
  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code');
    if (!(field instanceof HTMLInputElement)) return;
    await run(field.value);
    field.focus();
  };
  return (
    <form className={style['form']} method="dialog" noValidate onSubmit={(event) => void press(event)}>
      <Failed failure={failure} />
      <Field
        name="code"
        label={label}
        hint={hint}
        error={error}
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
    </form>
  );
}
