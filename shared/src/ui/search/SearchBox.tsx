import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { MAX_SEARCH_LENGTH } from '../../contract/search-length.ts';
import { classNames } from '../class-names.ts';
import style from './SearchBox.module.css';
import type { ComboboxProps, SearchSuggestionsProps, Suggest } from './suggest.ts';

export type { Suggest };

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'defaultValue'> {
  id: string;
  defaultValue?: string;
  suggest: Suggest;
}

/**
 * The search field of a form. Alone it is a plain one; who goes to it gets suggestions while typing, which are fetched
 * only then. The field itself stays the same element, so neither the focus nor what was typed is lost on the way.
 */
export function SearchBox({ suggest, defaultValue = '', className, ...input }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [combobox, setCombobox] = useState<ComboboxProps>({});
  useFollow(field, defaultValue);
  const [isWanted, want] = useReducer(() => true, false);
  useEffect(() => {
    // The field may have the focus since before hydration: then no focus event comes.
    if (document.activeElement === field.current) want();
  }, []);
  useEffect(() => {
    if (isWanted) void loadSuggestions().then((loaded) => loaded && setSuggestions(() => loaded));
  }, [isWanted]);
  return (
    <span className={classNames(style['box'], className)}>
      <input
        ref={field}
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        {...input}
        type="search"
        defaultValue={defaultValue}
        onFocus={want}
        {...combobox}
      />
      {Suggestions && <Suggestions field={field} suggest={suggest} onCombobox={setCombobox} />}
    </span>
  );
}

/** Without them the form works as well: a failure is no matter. */
async function loadSuggestions(): Promise<ComponentType<SearchSuggestionsProps> | null> {
  return import('./SearchSuggestions.tsx').then(
    (module) => module.SearchSuggestions,
    () => null,
  );
}

/** Another search under way, as after the back button, is written into the field; the first one stands there. */
function useFollow(field: RefObject<HTMLInputElement | null>, text: string): void {
  const followed = useRef(text);
  useEffect(() => {
    if (followed.current === text || !field.current) return;
    followed.current = text;
    field.current.value = text;
  }, [field, text]);
}
