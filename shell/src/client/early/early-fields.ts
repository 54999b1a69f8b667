import { isInSlot } from '../start/in-slot.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of the slot that were filled in before anything could hear it. */
export interface EarlyFields {
  /** Whether any is still unheard. */
  isAny(): boolean;
  /** Fills them in again, now that it is heard. */
  replay(): void;
}

/**
 * React takes what stands in a field when it takes the field over as what was always there: no `onChange` follows, and
 * the next drawing puts back the state's empty text. So every field that somebody fills in is kept with its content.
 */
export function keepEarlyFields(): EarlyFields {
  const filled = new Map<Field, () => void>();
  const keep = (field: Field) => filled.set(field, againOf(field));
  const hear = ({ target }: Event) => {
    if (isField(target) && isInSlot(target)) keep(target);
  };
  // What was filled in before even this script came, or put back by the browser after a reload.
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (isField(field) && isInSlot(field) && !field.form?.hasAttribute('action') && isFilledIn(field))
      keep(field);
  }
  document.addEventListener('input', hear, true);
  return {
    isAny: () => filled.size > 0,
    replay: () => {
      document.removeEventListener('input', hear, true);
      for (const [field, fillAgain] of filled) if (field.isConnected) fillAgain();
      filled.clear();
    },
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** Whether it says something else than the server drew. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLInputElement) {
    return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  }
  const [first] = field.options;
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first;
  return field.value !== drawn?.value;
}

/** What it is now, for later: until then a drawing may put back what stood there. */
function againOf(field: Field): () => void {
  if (field.type === 'file') return () => tell(field);
  if (field instanceof HTMLInputElement && isBox(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    // React compares with what was last set through the element itself, and not through its prototype.
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    tell(field);
  };
}

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function tell(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
