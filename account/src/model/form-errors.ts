import { createContext, use } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';

/** What the shop said about each field of a form, by name. */
export type FieldErrors = Record<string, string>;

const Errors = createContext<FieldErrors>({});
export const ErrorsProvider = Errors.Provider;

/** What stands against one field of the form around it. */
export function useFieldError(name: string): string | undefined {
  return use(Errors)[name];
}

/** The fields that a failure is about. */
export function faultyFields(failure: ApiFailure | null): FieldErrors {
  return failure?.kind === 'rejected' ? failure.fields : {};
}
