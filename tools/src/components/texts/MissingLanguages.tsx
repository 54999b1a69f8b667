import type { Locale } from '@vitrine/shared/contract/locale';
import { useWords } from '../../model/use-words.ts';
import { languagesOf } from '../../model/editing/wording-form.ts';
import style from './Texts.module.css';

/** In a list of texts: the languages that one is not written in. */
export function MissingLanguages({ missing }: { missing: readonly Locale[] }) {
  const words = useWords();
  if (missing.length === 0) return '–';
  return <span className={style['missing']}>{languagesOf(missing, words)}</span>;
}
