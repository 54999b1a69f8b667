import type { FormEvent, ReactNode } from 'react';
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
  /** What the list is called: “Filter the orders”. */
  label?: string;
}

/** What a list is narrowed by: in its address, so that it can be kept, sent and gone back to. A choice counts at once. */
export function FilterBar({ names, children, label }: FilterBarProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { get, hrefWith } = useListAddress();
  const show = (form: HTMLFormElement) => {
    const { text } = readForm(form);
    const changes = Object.fromEntries(names.map((name) => [name, text(name).trim()]));
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
  const isFiltered = names.some((name) => get(name) !== '');
  return (
    <div role="search" aria-label={label ?? words('filter.label')}>
      {/* Another address, as after the back button: the fields hold what it says. */}
      <form
        key={names.map(get).join('\n')}
        // Its own script sends it: the address holds more than its fields.
        method="dialog"
        className={style['bar']}
        onSubmit={submit}
        onChange={change}
      >
        {children}
        <Button type="submit" variant="quiet">
          {words('filter.show')}
        </Button>
        {isFiltered && (
          <SiteLink to={hrefWith(Object.fromEntries(names.map((name) => [name, null])))} keepsScroll>
            {words('filter.clear')}
          </SiteLink>
        )}
      </form>
    </div>
  );
}
