import type { ReactNode } from 'react';
import { useCompareWords } from './compare-words.ts';
import style from './CompareTable.module.css';

interface CompareRowProps {
  term: string;
  kind?: 'views' | 'price';
  /** Of a fact: whether the lots differ in it. */
  differs?: boolean;
  /** By which what is said can be changed. */
  tool?: ReactNode;
  children: ReactNode[];
}

/** What is said of each lot, and of what. */
export function CompareRow({ term, kind, differs, tool, children }: CompareRowProps) {
  const words = useCompareWords();
  return (
    <tr role="row" data-kind={kind} data-differs={differs}>
      <th role="rowheader" scope="row">
        {term}
        {differs && <span className={style['differs']}>{words('differs')}</span>}
        {tool}
      </th>
      {children.map((cell, at) => (
        <td role="cell" key={at}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
