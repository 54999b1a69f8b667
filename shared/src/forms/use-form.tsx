import type { ApiResult } from '../contract/failure.ts';
import { errorsOf } from './field-errors.tsx';
import { readForm, type FormValues } from './form-values.tsx';
import { useSend, type Sent } from './use-send.tsx';

export interface FormSettings<Value> extends Pick<
  Sent<HTMLFormElement, Value>,
  'onDone' | 'settle' | 'first'
> {
  send(values: FormValues, form: HTMLFormElement): Promise<ApiResult<Value>>;
}

/**
 * A form whose fields are the browser's own: what is typed before hydration counts, and nothing that is typed is lost.
 * Its `form` is for `Form`.
 */
export function useForm<Value>({ send, ...more }: FormSettings<Value>) {
  const { run, failure, isBusy } = useSend<HTMLFormElement, Value>({
    ...more,
    send: (form) => send(readForm(form), form),
  });
  const onSubmit = (form: HTMLFormElement) => void run(form);
  return { isBusy, failure, form: { errors: errorsOf(failure), onSubmit } };
}
