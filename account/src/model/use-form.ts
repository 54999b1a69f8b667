import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { faultyFields } from './form-errors.ts';
import { draftOf, emptyPasswords, fillIn, readForm, type FormValues } from './form-values.ts';
import { FORM_DRAFTS } from './session-drafts.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import type { Told } from '@vitrine/shared/remote/use-obey';

export interface Sending<Value> {
  /**
   * Under this name the tab keeps what is typed, until the form is through. Forms of an account name its owner: what
   * one typed is not for the next who logs in.
   */
  name: string;
  send(values: FormValues): Promise<ApiResult<Value>>;
  onDone(value: Value): void | Promise<void>;
  told?: Told;
}

/**
 * A form that the shop judges. Fields are the browser's own: what is typed before the page is taken over counts, and
 * nothing that is typed is ever lost but passwords.
 */
export function useForm<Value>({ name, send, onDone, told }: Sending<Value>) {
  const box = useRef<HTMLFormElement>(null);
  const [corrected, setCorrected] = useState<string[]>([]);
  const action = useAction(
    async (values: FormValues) => {
      const answer = await send(values);
      if (box.current) emptyPasswords(box.current);
      setCorrected([]);
      return answer;
    },
    async (value: Value) => {
      FORM_DRAFTS.write(name, null);
      await onDone(value);
    },
    told,
  );
  useEffect(() => {
    const draft = FORM_DRAFTS.read(name);
    if (draft && box.current) fillIn(box.current, draft);
  }, [name]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void action.run(readForm(event.currentTarget));
  };
  const touch = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    FORM_DRAFTS.write(name, draftOf(currentTarget));
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      setCorrected((names) => [...names, target.name]);
    }
  };
  const faults = faultyFields(action.failure);
  const standing = Object.fromEntries(Object.entries(faults).filter(([key]) => !corrected.includes(key)));
  return { box, submit, touch, faults, standing, ...action };
}
