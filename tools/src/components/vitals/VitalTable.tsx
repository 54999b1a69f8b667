import type { ReactNode } from 'react';
import { VITALS } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { VitalFigures } from '@vitrine/shared/contract/tools/vitals';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { VitalCell } from './VitalCell.tsx';
import style from './Vitals.module.css';

interface Row {
  figures: VitalFigures;
}

interface Props<One extends Row> {
  title: string;
  rows: One[];
  /** What a row is of, before its figures. */
  columns: Column<One>[];
  nameOf(row: One): string;
  children?: ReactNode;
}

/** Figures of web vitals, one row each kind. */
export function VitalTable<One extends Row>({ title, rows, columns, nameOf, children }: Props<One>) {
  const words = useWords();
  const locale = useLocale();
  return (
    <section className={style['part']}>
      <h2>{title}</h2>
      <DataTable
        caption={title}
        rows={rows}
        idOf={nameOf}
        nameOf={nameOf}
        columns={[
          ...columns,
          ...VITALS.map((vital) => ({
            key: vital,
            title: words(`vitals.${vital}`),
            cell: ({ figures }: One) => <VitalCell vital={vital} figure={figures[vital]} />,
          })),
          {
            key: 'readings',
            title: words('vitals.readings'),
            isFigure: true,
            cell: ({ figures }: One) =>
              formatCount(Math.max(...Object.values(figures).map(({ readings }) => readings)), locale),
          },
        ]}
      />
      {children}
    </section>
  );
}
