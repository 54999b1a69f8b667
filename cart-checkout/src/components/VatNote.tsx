import type { VatTerms } from '@vitrine/shared/contract/vat';
import { useWords } from '../model/use-words.ts';
import style from './Totals.module.css';

/** Why the total above it holds no VAT, and what that may cost on arrival. */
export function VatNote({ terms }: { terms: VatTerms | null }) {
  const words = useWords();
  if (terms === null || terms === 'included') return null;
  return <p className={style['note']}>{words(`totals.${terms}`)}</p>;
}
