import { isInSlot } from '../start/in-slot.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of the slot that were filled in before hydration. */
interface EarlyFields {
  /** Fills them in again, with `input` and `change` events. */
  replay(): void;
}

/**
 * React treats a field's pre-hydration value as its default: no `onChange` fires, and the next render restores the empty
 * state. So every field that is filled in is tracked with its value, and replayed.
 */
export function trackEarlyFields(): EarlyFields {
  const filled = new Map<Field, () => void>();
  const keep = (field: Field) => filled.set(field, againOf(field));
  const hear = ({ target }: Event) => {
    if (isField(target) && isInSlot(target)) keep(target);
  };
  // Filled in before this script ran, or restored by the browser after a reload.
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (isField(field) && isInSlot(field) && !field.form?.hasAttribute('action') && isFilledIn(field))
      keep(field);
  }
  document.addEventListener('input', hear, true);
  return {
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

/** Whether its value differs from what the server rendered. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLInputElement) {
    return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  }
  const [first] = field.options;
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first;
  return field.value !== drawn?.value;
}

/** Captures the current value: a render may reset the field before the replay. */
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
