import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { PictureOwner, PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useWords } from '../../model/use-words.ts';
import { findOwners } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import style from './OwnerField.module.css';
import { Announced } from '../Announced.tsx';

interface OwnerFieldProps {
  kind: PictureOwnerKind;
  label: string;
  /** Whether the label is only for who hears it. */
  isBare?: boolean;
  /** Offered before anything is typed. */
  choices?: PictureOwner[];
  /** What is chosen already. */
  chosen?: PictureOwner | null;
  hasFocus?: boolean;
  onChoose(owner: PictureOwner): void;
}

/** An insect by its reference or name, or a family by its name, with what fits what is typed. */
export function OwnerField({
  kind,
  label,
  isBare,
  choices = [],
  chosen = null,
  hasFocus,
  onChoose,
}: OwnerFieldProps) {
  const words = useWords();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const { owners, isFailed } = useOwners(kind, typed);
  const items = typed.trim() === '' ? choices : owners;
  const nameOf = (owner?: PictureOwner | null) => (owner ? pictureOwnerName(owner, locale) : '');
  const box = useCombobox<PictureOwner>({
    items,
    itemToString: nameOf,
    itemToKey: (owner) => owner?.id,
    initialSelectedItem: chosen,
    initialIsOpen: Boolean(hasFocus) && choices.length > 0,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, selectedItem }) =>
      setTyped(inputValue === nameOf(selectedItem) ? '' : inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const isOpen = box.isOpen && (items.length > 0 || typed.trim() !== '');
  return (
    <div className={style['field']}>
      <label {...box.getLabelProps()} className={isBare ? 'visually-hidden' : style['label']}>
        {label}
      </label>
      <input
        {...box.getInputProps({ ref: hasFocus ? takeFocus : null })}
        className={style['control']}
        placeholder={words(`pictures.owner.hint.${kind}`)}
        spellCheck={false}
        autoComplete="off"
      />
      <ul {...box.getMenuProps()} className={style['list']} hidden={!isOpen}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...box.getItemProps({ item, index })}
              className={style['item']}
              data-active={index === box.highlightedIndex || undefined}
            >
              {item.reference && <span className={style['reference']}>{item.reference}</span>}
              {kind === 'insect' ? <i>{item.name[locale]}</i> : item.name[locale]}
            </li>
          ))}
      </ul>
      <Announced className={isOpen && items.length === 0 ? style['none'] : 'visually-hidden'}>
        {isOpen &&
          words(isFailed ? 'pictures.owner.failed' : 'pictures.owner.count', { count: items.length })}
      </Announced>
    </div>
  );
}

/** It opens because somebody pressed “Change”: they go on here. */
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
}

interface Found {
  owners: PictureOwner[];
  isFailed: boolean;
}

/** Owners whose name or reference fits. */
function useOwners(kind: PictureOwnerKind, typed: string): Found {
  const { browserApi } = useRemote();
  const found = useDebounced<Found>(typed.trim(), async (q) => {
    const answer = await findOwners(toolsApi(browserApi), kind, q);
    return answer.ok ? { ...answer.value, isFailed: false } : { owners: [], isFailed: true };
  });
  return found ?? { owners: [], isFailed: false };
}
