import { useCombobox } from 'downshift';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { findCommands, type Command } from '../../model/commands.ts';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import { searchCommands, pageCommands } from '../../model/command-palette-items.ts';
import style from './CommandList.module.css';
import { Announced } from '../Announced.tsx';

interface CommandListProps {
  /** Something was chosen, and is done after this. */
  onDone(): void;
  onKeys(): void;
}

/** A field with everything that fits what is typed, as an ARIA combobox whose list is always open. */
export function CommandList({ onDone, onKeys }: CommandListProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const items = useFitting(typed, onKeys);
  const { getInputProps, getLabelProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Command>(
    {
      items,
      isOpen: true,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      itemToString: (item) => item?.title ?? '',
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onSelectedItemChange: ({ selectedItem }) => {
        onDone();
        selectedItem?.run();
      },
      // What is chosen is done; the field does not show it. Leaving the field chooses nothing.
      stateReducer: (_state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    },
  );
  return (
    <div className={style['palette']}>
      <label {...getLabelProps()} className="visually-hidden">
        {words('palette.label')}
      </label>
      <input
        {...getInputProps({ ref: wantFocus })}
        className={style['field']}
        placeholder={words('palette.hint')}
        spellCheck={false}
      />
      <ul {...getMenuProps()} className={style['list']}>
        {items.map((item, index) => (
          <li
            key={item.id}
            {...getItemProps({ item, index })}
            className={style['item']}
            data-active={index === highlightedIndex || undefined}
          >
            <span>{item.title}</span>
            {item.detail && <span className={style['detail']}>{item.detail}</span>}
          </li>
        ))}
      </ul>
      <Announced className={items.length > 0 ? 'visually-hidden' : style['none']}>
        {words('palette.count', { count: items.length })}
      </Announced>
    </div>
  );
}

function useFitting(typed: string, onKeys: () => void): Command[] {
  const words = useWords();
  const navigate = useNavigate();
  const traveller = {
    me: useCurrentStaff(),
    locale: useLocale(),
    words,
    go: (path: string) => void navigate(path),
  };
  const keys: Command = { id: 'keys', title: words('keys.title'), detail: '?', run: onKeys };
  const known = [...pageCommands(traveller), keys];
  return [...findCommands(known, typed), ...searchCommands(typed, traveller)];
}

/** The window gives its focus to what carries this attribute. */
function wantFocus(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '');
}
