import { createContext, use, type RefObject } from 'react';
import type { ApiFailure } from '../contract/failure.ts';

/** What the shop said about the fields of a form, by name, in the language of the page. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** What a refusal says about fields; nothing for every other failure. The same object for the same failure. */
export function errorsOf(failure: ApiFailure | null): FieldErrors {
  return failure?.kind === 'rejected' ? failure.fields : NO_ERRORS;
}

interface Judgement {
  /** The form that was judged. */
  box: RefObject<HTMLFormElement | null>;
  /** All that the last answer said. */
  errors: FieldErrors;
  /** What of it still stands. */
  standing: FieldErrors;
}

const Context = createContext<Judgement>({ box: { current: null }, errors: NO_ERRORS, standing: NO_ERRORS });
export const JudgementProvider = Context.Provider;

/** What the last answer said of the form around it. */
export const useJudgement = (): Judgement => use(Context);

/** What stands against the fields of the form around it. */
export function useFieldErrors(): FieldErrors {
  return useJudgement().standing;
}

/** What stands against one field: what its page says of it, else what the form around it says. */
export function useFieldError(name: string, own: string | undefined): string | undefined {
  const errors = useFieldErrors();
  return own ?? errors[name];
}
