import { useCombobox } from 'downshift';
import { memo, useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { Emphasis } from './Emphasis.tsx';
import type { SearchSuggestionsProps } from './suggest.ts';
import { useSaid } from '../feedback/announce.ts';
import { Picture } from '../specimens/Picture.tsx';
import { useDebounced } from '../use-debounced.ts';
import { searchWords, type SearchWords } from './search-words.ts';
import { groupsOf, type SuggestionItem } from './suggestion-groups.ts';
import style from './SearchBox.module.css';

/**
 * Suggestions under a search field, as an ARIA combobox. Memoized, because it hands its properties up to the field:
 * the field's own drawing must not draw it again.
 */
export const SearchSuggestions = memo(function SearchSuggestions(props: SearchSuggestionsProps) {
  const words = searchWords(useLocale());
  const { groups, items, typed, combobox, isExpanded } = useFieldCombobox(props, words);
  const count = isExpanded ? words.count(items.length) : '';
  useSaid(count, count);
  return (
    <>
      <div
        {...combobox.getMenuProps({ 'aria-label': words.label })}
        className={style['list']}
        hidden={!isExpanded}
      >
        {isExpanded &&
          groups.map(({ title, items: some }) => (
            <div key={title} role="group" aria-label={title} className={style['group']}>
              <p aria-hidden="true" className={style['title']}>
                {title}
              </p>
              {some.map((item) => (
                <div
                  key={item.key}
                  {...combobox.getItemProps({ item, index: items.indexOf(item) })}
                  className={style['option']}
                >
                  <span className="visually-hidden">{item.name}</span>
                  <Row item={item} typed={typed} />
                </div>
              ))}
            </div>
          ))}
      </div>
    </>
  );
});

/** What is seen of an option; its name, whole, stands beside it for who hears it. */
function Row({ item, typed }: { item: SuggestionItem; typed: string }) {
  const text = <Emphasis text={item.text} typed={typed} />;
  return (
    <span className={style['row']} aria-hidden="true">
      {item.picture !== undefined && (
        <Picture
          picture={item.picture}
          {...(item.plan && { plan: item.plan })}
          alt=""
          sizes="3rem"
          className={style['picture'] ?? ''}
        />
      )}
      <span className={style['text']}>
        {item.isLatin ? (
          <i lang="la" className={style['latin']}>
            {text}
          </i>
        ) : (
          text
        )}
        {item.detail && (
          <span className={style['detail']}>
            <Emphasis text={item.detail} typed={typed} />
          </span>
        )}
      </span>
      {item.aside.length > 0 && (
        <span className={style['aside']}>
          {item.aside.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </span>
  );
}

function useFieldCombobox({ field, suggest, onCombobox }: SearchSuggestionsProps, words: SearchWords) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const suggestions = useDebounced(asked, suggest);
  const groups = suggestions ? groupsOf(suggestions, locale, words) : [];
  const items = groups.flatMap((group) => group.items);
  const isBeingTyped = field.current !== null && field.current === document.activeElement;
  const combobox = useCombobox<SuggestionItem>({
    items,
    inputId: field.current?.id ?? '',
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    initialInputValue: field.current?.value ?? '',
    initialIsOpen: isBeingTyped && field.current?.value !== field.current?.defaultValue,
    // Only Enter and a press choose. Leaving the field, by Tab or otherwise, chooses nothing.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...state, isOpen: false, highlightedIndex: -1 }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      if (field.current) field.current.value = selectedItem.kept;
      void navigate(selectedItem.to);
    },
  });
  const { isOpen, highlightedIndex, inputValue } = combobox;
  const typed = inputValue.trim();
  useEffect(() => setAsked(isOpen ? typed : ''), [isOpen, typed]);
  const isExpanded = isOpen && items.length > 0;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isUnchosenEnter = event.key === 'Enter' && highlightedIndex < 0;
    const isClearing = event.key === 'Escape' && !isExpanded;
    // The library would keep Enter from the form, and knows nothing of the field's own text.
    if (isUnchosenEnter) combobox.closeMenu();
    if (isClearing && field.current) field.current.value = '';
    if (isUnchosenEnter) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  useLayoutEffect(() => {
    const texts = { 'aria-expanded': isExpanded, 'aria-labelledby': undefined };
    const options = { ref: field, onKeyDown: press, ...texts };
    // The field keeps its own text, so that what is typed is never waited for.
    onCombobox({ ...combobox.getInputProps(options, { suppressRefError: true }), value: undefined });
  });
  return { groups, items, typed, combobox, isExpanded };
}
