/** What a form holds. */
export interface FormValues {
  /** Empty when there is no such field. */
  text(name: string): string;
  isTicked(name: string): boolean;
}

const PASSWORDS = '[autocomplete$="-password"]';

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return { text: (name) => String(data.get(name) ?? ''), isTicked: (name) => data.has(name) };
}

/** For a form with passwords: they are typed anew for every try. Each field hears of it, so that what is said about it follows. */
export function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(PASSWORDS)) {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The fields worth keeping: neither passwords nor what is ticked, for consent is given anew each time. */
export function typedFields(form: HTMLFormElement): Typed[] {
  const typed = `input:not([type='checkbox'], [type='hidden'], ${PASSWORDS}), select, textarea`;
  return [...form.querySelectorAll<Typed>(typed)];
}

/** Whether people see a field of that name in the form. */
export function hasField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some(
    (control) => control.getAttribute('name') === name && control.getAttribute('type') !== 'hidden',
  );
}
