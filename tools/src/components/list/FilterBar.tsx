import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { readForm } from '@vitrine/shared/forms/form-values';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useWords } from '../../model/use-words.ts';
import style from './FilterBar.module.css';

interface FilterBarProps {
  /** Names of the fields inside: the address carries what they hold. */
  names: readonly string[];
  /** Fields with those names and `defaultValue={address.get(name)}`. */
  children: ReactNode;
  /** The field that is used most, where there are many: on a phone the others are folded below it. */
  first?: { name: string; field: ReactNode };
  /** What the list is called: “Filter the orders”. */
  label?: string;
  /** What fields hold of which the address says nothing, where that is not empty. */
  initial?: Readonly<Record<string, string>>;
}

/** What a list is narrowed by: in its address, so that it can be stored, sent and gone back to. A choice counts at once. */
export function FilterBar({ names, children, first, label, initial = {} }: FilterBarProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { get, hrefWith } = useListAddress();
  const held = Object.fromEntries(names.map((name) => [name, get(name)]));
  const { form, sent } = useAddress(held, initial);
  const show = (filled: HTMLFormElement) => {
    const { text } = readForm(filled);
    const changes = Object.fromEntries(names.map((name) => [name, text(name).trim()]));
    sent(changes);
    void navigate(hrefWith(changes), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    show(event.currentTarget);
  };
  // The link goes with what it clears, and would take the focus along.
  const stay = () => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  const isFiltered = Object.values(held).some((value) => value !== '');
  return (
    <div role="search" aria-label={label ?? words('filter.label')}>
      <form
        ref={form}
        // Its own script sends it: the address holds more than its fields.
        method="dialog"
        className={style['bar']}
        onSubmit={submit}
        onChange={change}
      >
        {first ? (
          <>
            {first.field}
            <Folded count={names.filter((name) => name !== first.name && held[name]).length}>
              {children}
            </Folded>
          </>
        ) : (
          children
        )}
        <Button type="submit" variant="quiet">
          {words('filter.show')}
        </Button>
        {isFiltered && (
          <SiteLink
            to={hrefWith(Object.fromEntries(names.map((name) => [name, null])))}
            keepsScroll
            onClick={stay}
          >
            {words('filter.clear')}
          </SiteLink>
        )}
      </form>
    </div>
  );
}

/** What a wide screen shows at once, and a phone when it is asked for: the list comes before what narrows it. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={style['more']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words('filter.more', { count })}
      </Button>
      <div id={id} className={style['folded']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

type Held = Readonly<Record<string, string>>;

/**
 * An address from elsewhere, as after the back button: the fields hold what it says. They are written into, not drawn
 * anew, so that the focus stays. At an address of the form's own, what was typed since it was sent stays too.
 */
function useAddress(held: Held, initial: Held) {
  const form = useRef<HTMLFormElement>(null);
  const key = keyOf(held);
  const own = useRef<string | null>(key);
  const latest = useRef({ held, initial });
  useEffect(() => {
    latest.current = { held, initial };
  });
  useEffect(() => {
    const isOwn = own.current === key;
    own.current = null;
    if (isOwn) return;
    for (const [name, value] of Object.entries(latest.current.held)) {
      const field = form.current?.elements.namedItem(name);
      const text = value || (latest.current.initial[name] ?? '');
      if (field instanceof HTMLInputElement) field.value = text;
      if (field instanceof HTMLSelectElement) choose(field, text);
    }
  }, [key]);
  return { form, sent: (changes: Held) => void (own.current = keyOf(changes)) };
}

const keyOf = (held: Held) => Object.values(held).join('\n');

/** What it does not offer is its first choice, as when it is drawn. */
function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  if (field.selectedIndex < 0) field.selectedIndex = 0;
}
