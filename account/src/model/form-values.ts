import type { Draft } from './session-drafts.ts';

/** What a form holds. */
export interface FormValues {
  /** Empty when there is no such field. */
  text(name: string): string;
  isTicked(name: string): boolean;
}

const PASSWORDS = '[autocomplete$="-password"]';

type Typed = HTMLInputElement | HTMLSelectElement;

export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return { text: (name) => String(data.get(name) ?? ''), isTicked: (name) => data.has(name) };
}

/** What is worth keeping of a form: neither passwords nor what is ticked, for consent is given anew each time. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));
}

export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of typedFields(form)) field.value = draft[field.name] ?? field.value;
}

/** Passwords are typed anew for every try. Each field hears of it, so that what is said about it follows. */
export function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(PASSWORDS)) {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function typedFields(form: HTMLFormElement): Typed[] {
  const typed = `input:not([type='checkbox'], [type='hidden'], ${PASSWORDS}), select`;
  return [...form.querySelectorAll<Typed>(typed)];
}
