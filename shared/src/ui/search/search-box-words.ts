/** What is said around suggestions, in the language of the page. */
export interface SearchBoxWords {
  /** Name of the list. */
  label: string;
  species: string;
  families: string;
  references: string;
  /** “5 suggestions” */
  count: (amount: number) => string;
  /** “12 insects” */
  insects: (amount: number) => string;
  /** “from € 12.50” */
  from: (price: string) => string;
}
