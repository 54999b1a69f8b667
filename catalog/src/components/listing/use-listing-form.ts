import {
  useEffect,
  useEffectEvent,
  useRef,
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { liesIn } from '@vitrine/shared/i18n/places/continents';
import { ALL_ORIGINS } from '../../model/listing/listing-filters.ts';
import {
  listingAddress,
  readListingState,
  type ListingState,
  type ListPlace,
} from '../../model/listing/listing-state.ts';

export interface ListingForm {
  form: RefObject<HTMLFormElement | null>;
  /** For every control: a choice counts at once, a text when it is left. */
  change: (event: ChangeEvent<HTMLElement>) => void;
  leave: () => void;
  submit: (event: SyntheticEvent) => void;
  /** What stands in the controls counts now. */
  apply: () => void;
}

/**
 * The form of a list's filters, order and size. Its controls belong to the shopper: what is chosen goes into the
 * address, and when the address changes the controls follow, save a field that is being typed in.
 */
export function useListingForm(place: ListPlace, state: ListingState): ListingForm {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef('');
  const shown = useRef(state);
  // Ahead of `state` while a list is on its way: who thinks again meanwhile is not held to the first choice.
  const chosen = useRef<string | null>(null);
  const navigate = useNavigate();

  const apply = () => {
    typing.current = '';
    const next = form.current && addressIn(form.current, place);
    if (next && next !== (chosen.current ?? listingAddress(place, { ...state, page: 1 }))) {
      chosen.current = next;
      void navigate(next, { preventScrollReset: true });
    }
  };

  // What was chosen before this script ran is in the form, and not yet in the address.
  const catchUp = useEffectEvent(apply);
  useEffect(() => {
    chosen.current = null;
    if (shown.current === state) catchUp();
    else if (form.current) showState(form.current, state, typing.current);
    shown.current = state;
  }, [state]);

  return {
    form,
    change: ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'text') typing.current = target.name;
      else {
        if (target instanceof HTMLInputElement) fitOrigins(target);
        apply();
      }
    },
    leave: () => {
      if (typing.current) apply();
    },
    submit: (event) => {
      event.preventDefault();
      apply();
    },
    apply,
  };
}

function addressIn(form: HTMLFormElement, place: ListPlace): string | null {
  const texts = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const state = readListingState(new URLSearchParams(texts), place.q !== undefined);
  return state && listingAddress(place, state);
}

/** React keeps every control's default at what the page says; this makes it what is seen. */
function showState(form: HTMLFormElement, state: ListingState, typing: string): void {
  const { sort, size, filters } = state;
  const choices = new Map([
    ['sort', sort],
    ['size', String(size)],
    ['ships', filters.ships ?? ''],
  ]);
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      control.value = choices.get(control.name) ?? '';
    } else if (control instanceof HTMLInputElement && control.name !== typing) {
      control.checked = control.defaultChecked;
      control.value = control.defaultValue;
    }
  }
}

/**
 * A place narrows its country and its continent, which widen it: choosing one lets go of the other. All localities are
 * chosen as long as none of them is.
 */
function fitOrigins(target: HTMLInputElement): void {
  const { form, name, value, checked } = target;
  const all = form?.querySelector<HTMLInputElement>(`input[value="${ALL_ORIGINS}"]`);
  if (!form || !all || (name !== 'origin' && target !== all)) return;
  const origins = [...form.querySelectorAll<HTMLInputElement>('input[name="origin"]')].filter(
    (one) => one !== all,
  );
  for (const other of origins) {
    const isPart = liesIn(other.value, value) || liesIn(value, other.value);
    if (target === all || (checked && other !== target && isPart)) other.checked = false;
  }
  all.checked = !origins.some((one) => one.checked);
}
