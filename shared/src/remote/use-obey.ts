import { useNavigate } from 'react-router';
import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { sentencesOf } from '../http/sentences.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { readLocale } from '../paths/read-path.ts';
import { fieldId } from '../ui/field-id.ts';
import { useRemote } from './remote-context.tsx';

/** What a page says by itself, in its place. Nothing of it is said in a notification. */
export interface Told {
  /** A failure that the page draws as a whole, such as a cart that is short of stock. */
  isToldInPlace?(failure: ApiFailure): boolean;
  /** Whether the page shows a field. Without it: whether there is a control of that name. */
  hasField?(name: string): boolean;
}

const hasControl = (name: string) => document.getElementById(fieldId(name)) !== null;

/**
 * Does what an answer to something the shopper did asks for (seed §8): `message` becomes news, `error` an error, and
 * `redirect` is followed. What is wrong with a field is said at the field, or as an error where the page has no such field.
 * Returns what is left for the page to say: the failure with the errors of its own fields.
 */
export function useObey(): (answer: ApiResult<unknown>, told?: Told) => ApiFailure | null {
  const { notify } = useRemote();
  const navigate = useNavigate();
  const locale = useLocale();
  return (answer, { isToldInPlace, hasField = hasControl } = {}) => {
    const failure = answer.ok ? null : answer.failure;
    const { message, error, redirect } = answer.instructions ?? {};
    if (message) notify({ type: 'info', title: message });
    const left = failure?.kind === 'rejected' ? splitFields(failure, hasField) : null;
    if (!failure || !isToldInPlace?.(failure)) {
      // A transport of before says the error of a refusal in the failure alone.
      const refusal = error ?? (message ? '' : left?.failure.message) ?? '';
      const [title, ...rest] = left ? sentencesToTell(refusal, left) : [refusal];
      if (title) notify({ type: 'error', title, ...(rest.length > 0 && { message: rest.join('\n') }) });
    }
    if (redirect && readLocale(redirect) === locale) void navigate(redirect);
    // A page has one language from load to load.
    else if (redirect) window.location.assign(redirect);
    return left?.failure ?? failure;
  };
}

type Rejected = ApiFailure & { kind: 'rejected' };
type Fields = Rejected['fields'];

function splitFields(failure: Rejected, hasField: (name: string) => boolean) {
  const of = (isShown: boolean): Fields =>
    Object.fromEntries(Object.entries(failure.fields).filter(([name]) => hasField(name) === isShown));
  return { failure: { ...failure, fields: of(true) }, others: of(false) };
}

/** None when the fields of the page say it all. */
function sentencesToTell(refusal: string, { failure, others }: ReturnType<typeof splitFields>): string[] {
  const isAllShown = Object.keys(failure.fields).length > 0 && Object.keys(others).length === 0;
  if (isAllShown) return [];
  // Of several faults the envelope repeats the first, which may stand at its field.
  const isAtField = Object.values(failure.fields).includes(refusal);
  return sentencesOf(isAtField ? '' : refusal, others);
}
