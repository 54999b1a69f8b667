import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { namesOf, type Values } from './editing/edit.ts';

type Tree = { [name: string]: string | Tree };

/** What a form holds as the contract's forms have it: `fair.name` is the `name` in `fair`. */
export function nested<Name extends string>(values: Values<Name>): Tree {
  const tree: Tree = {};
  for (const name of namesOf(values)) put(tree, name.split('.'), values[name]);
  return tree;
}

function put(tree: Tree, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    tree[first] = value;
    return;
  }
  const branch = tree[first];
  const below: Tree = typeof branch === 'object' ? branch : {};
  tree[first] = below;
  put(below, rest, value);
}

/** The three fields of a text in all languages: `title.en`, `title.nl`, `title.fr`. */
export function perLanguage<Stem extends string>(
  stem: Stem,
  value: (locale: Locale) => string,
): Record<`${Stem}.${Locale}`, string> {
  const entries = LOCALES.map((locale) => [`${stem}.${locale}`, value(locale)]);
  // One for each language, which is what the type says.
  return Object.fromEntries(entries) as Record<`${Stem}.${Locale}`, string>;
}

/** Fields of a text that is there in all languages. */
export const localizedFields = <Stem extends string>(stem: Stem, text: Localized) =>
  perLanguage(stem, (locale) => text[locale]);
