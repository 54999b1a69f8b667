import { useCombobox } from 'downshift';
import { useState, type ReactNode } from 'react';
import { Field, type FieldProps } from '@vitrine/shared/forms/fields/Field';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { useWords } from '../../model/use-words.ts';
import style from './SuggestField.module.css';
import { Announced } from '../Announced.tsx';

interface SuggestFieldProps<Item> extends Pick<FieldProps, 'name' | 'hint' | 'required'> {
  label: string;
  value: string;
  /** What is known that fits what is typed. */
  suggest(text: string): Promise<Item[]>;
  /** What choosing it leaves in the field. */
  textOf(item: Item): string;
  draw(item: Item): ReactNode;
  onType(text: string): void;
  onChoose(item: Item): void;
}

/** A text field with what the shop knows: a choice fills in, and anything else may be typed. */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const { label, name, hint, required, value, suggest, textOf, draw, onType, onChoose } = props;
  const words = useWords();
  const [asked, setAsked] = useState('');
  const items = useDebounced(asked.trim() && asked, suggest) ?? [];
  const box = useCombobox<Item>({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => (item ? textOf(item) : ''),
    // As a list of mistakes leads to it.
    inputId: `field-${name}`,
    // Leaving the field keeps what was typed.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...state, isOpen: false, highlightedIndex: -1 }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const isOpen = box.isOpen && items.length > 0;
  const input = box.getInputProps({
    'aria-expanded': isOpen,
    'aria-labelledby': undefined,
    // Here, and not in the library's own change: only so does the cursor stay where it is.
    onChange: ({ currentTarget }) => {
      setAsked(currentTarget.value);
      onType(currentTarget.value);
    },
  });
  return (
    <div className={style['place']}>
      <Field
        {...input}
        {...{ name, label, hint, required }}
        aria-describedby={undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <ul {...box.getMenuProps({ 'aria-label': label })} className={style['list']} hidden={!isOpen}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={textOf(item)}
              {...box.getItemProps({ item, index })}
              className={style['item']}
              data-active={index === box.highlightedIndex || undefined}
            >
              {draw(item)}
            </li>
          ))}
      </ul>
      <Announced as="span" className="visually-hidden">
        {box.isOpen && asked && words('insect.suggested', { count: items.length })}
      </Announced>
    </div>
  );
}
