import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { hasField } from '../forms/form-values.tsx';
import { useForm, type FormSettings } from '../forms/use-form.tsx';
import { useSend, type Sending } from '../forms/use-send.tsx';
import { useObey, type ObeyOptions } from './use-obey.tsx';

/** Something that a press of a button does on the server, and what comes of it. What the answer asks for is done. */
export function useAction<Input, Value>(
  act: (input: Input) => Promise<ApiResult<Value>>,
  onDone: (value: Value, input: Input) => void | Promise<void>,
  told?: ObeyOptions,
  /** What an earlier page was told. */
  first: ApiFailure | null = null,
): Sending<Input> {
  const obey = useObey();
  return useSend({ send: act, onDone, first, settle: (answer) => obey(answer, told) });
}

interface RemoteFormSettings<Value> extends Omit<FormSettings<Value>, 'settle'> {
  told?: Omit<ObeyOptions, 'hasField'>;
}

/** The same of a form: errors of fields that it does not have are told apart. */
export function useRemoteForm<Value>({ told, ...settings }: RemoteFormSettings<Value>) {
  const obey = useObey();
  return useForm({
    ...settings,
    settle: (answer, form) => obey(answer, { hasField: (name) => hasField(form, name), ...told }),
  });
}
