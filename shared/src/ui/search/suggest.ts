import type { ComponentProps, Ref, RefObject } from 'react';
import type { Suggestions } from '../../contract/listing.ts';

/** What is suggested for a text. Null, or a failure, is nothing. */
export type Suggest = (q: string, signal: AbortSignal) => Promise<Suggestions | null>;

/** What the suggestions, once they are there, add to the field. */
export type ComboboxProps = ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> };

/** What a search field and its suggestions agree on. */
export interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  suggest: Suggest;
  onCombobox: (props: ComboboxProps) => void;
}
