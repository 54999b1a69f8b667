import { Icon } from '@vitrine/shared/ui/icons/Icon';
import type { Key, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDisclosure } from './use-disclosure.ts';
import style from './FilterMore.module.css';

interface Props<Item> {
  items: Item[];
  keyOf: (item: Item) => Key;
  /** A chosen value is never behind the line. */
  isChosen: (item: Item) => boolean;
  children: (item: Item) => ReactNode;
}

const SHOWN = 8;

/** A long list of values: the first of them, and the rest behind one line. */
export function FilterMore<Item>({ items, keyOf, isChosen, children }: Props<Item>) {
  const intl = useIntl();
  // A list that is hardly longer is shown whole: the line itself would take the room of a value.
  const shown = items.length <= SHOWN + 1 ? items : items.slice(0, SHOWN);
  const rest = items.slice(shown.length);
  const disclosure = useDisclosure(rest.some(isChosen));
  const list = (some: Item[]) => (
    <ul className={style['values']} role="list">
      {some.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(shown)}
      {rest.length > 0 && (
        <details className={style['more']} {...disclosure}>
          <summary>
            {intl.formatMessage({ id: 'catalog.filter.more' }, { count: rest.length })}
            <Icon name="chevron" />
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
