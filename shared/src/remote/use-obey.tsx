import { createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { sentencesOf } from '../http/sentences.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { readLocale } from '../paths/read-path.ts';
import { fieldId } from '../forms/fields/field-id.ts';
import { useNotify } from './remote-context.tsx';

/** What a page says by itself, in its place. Nothing of it is said in a notification. */
export interface ObeyOptions {
  /** What was done is said by what the page becomes, such as a form that makes room for “Your message has been sent”. */
  isNewsToldInPlace?: boolean;
  /** A failure that the page draws as a whole, such as a cart that is short of stock. */
  isToldInPlace?(failure: ApiFailure): boolean;
  /** Whether the page shows a field. Without it: whether there is a control of that name. */
  hasField?(name: string): boolean;
}

/**
 * Around pages that say what was done where it was done, all of them: a workbench that saves a hundred times a day shows no
 * dialog for each.
 */
export const NewsInPlace = createContext(false);

const hasControl = (name: string) => document.getElementById(fieldId(name)) !== null;

/**
 * Does what an answer to something the shopper did asks for (seed §8): `message` becomes news, `error` an error, and
 * `redirect` is followed. What is wrong with a field is said at the field, or as an error where the page has no such field.
 * Returns what is left for the page to say: the failure with the errors of its own fields.
 */
export function useObey(): (answer: ApiResult<unknown>, told?: ObeyOptions) => ApiFailure | null {
  const notify = useNotify();
  const navigate = useNavigate();
  const locale = useLocale();
  const isNewsInPlace = use(NewsInPlace);
  return useCallback(
    (answer, { isNewsToldInPlace = isNewsInPlace, isToldInPlace, hasField = hasControl } = {}) => {
      const failure = answer.ok ? null : answer.failure;
      const left = failure?.kind === 'rejected' ? splitFields(failure, hasField) : null;
      const { message, redirect } = answer.instructions ?? {};
      if (message && !isNewsToldInPlace) notify({ type: 'info', title: message });
      const [title, ...rest] = failure && isToldInPlace?.(failure) ? [] : errorsToTell(answer, left);
      if (title) notify({ type: 'error', title, ...(rest.length > 0 && { message: rest.join('\n') }) });
      if (redirect && readLocale(redirect) === locale) void navigate(redirect);
      // A page has one language from load to load.
      else if (redirect) window.location.assign(redirect);
      return left?.failure ?? failure;
    },
    [notify, navigate, locale, isNewsInPlace],
  );
}

type Rejected = ApiFailure & { kind: 'rejected' };
type Fields = Rejected['fields'];

interface Split {
  /** With the fields of the page alone. */
  failure: Rejected;
  others: Fields;
}

function splitFields(failure: Rejected, hasField: (name: string) => boolean): Split {
  const of = (isShown: boolean): Fields =>
    Object.fromEntries(Object.entries(failure.fields).filter(([name]) => hasField(name) === isShown));
  return { failure: { ...failure, fields: of(true) }, others: of(false) };
}

/** None when the fields of the page say it all. */
function errorsToTell({ instructions = {} }: ApiResult<unknown>, left: Split | null): string[] {
  const { message, error } = instructions;
  if (!left) return error ? [error] : [];
  const { failure, others } = left;
  // A transport of before says the error of a refusal in the failure alone.
  const refusal = error ?? (message ? '' : failure.message);
  const atFields = Object.values(failure.fields);
  if (atFields.length > 0 && Object.keys(others).length === 0) return [];
  // Of several faults the envelope repeats the first, which may stand at its field.
  return sentencesOf(atFields.includes(refusal) ? '' : refusal, others);
}
