import type { ReactNode } from 'react';
import { type Vital, VITAL_BOUNDS, VITALS } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { VitalFigure, VitalFigures } from '@vitrine/shared/contract/tools/operations/vitals';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import type { Column } from '../../model/lists/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
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

interface CellProps {
  vital: Vital;
  figure: VitalFigure | undefined;
}

/** One vital of one row: what three of four had, and how many of all were good, in words and as a bar. */
function VitalCell({ vital, figure }: CellProps) {
  const words = useWords();
  const { formatNumber } = useIntl();
  if (!figure) return '–';
  const { p75, readings, good, poor } = figure;
  const share = (count: number) => Math.round((count / readings) * 100);
  const { good: goodTo, poor: poorFrom } = VITAL_BOUNDS[vital];
  const rating = p75 <= goodTo ? 'good' : p75 <= poorFrom ? 'fair' : 'poor';
  return (
    <span className={style['vital']} data-rating={rating}>
      <b>{formatVital(vital, p75, formatNumber)}</b>
      <Bar good={share(good)} poor={share(poor)} />
      <small>{words('vitals.good', { share: share(good) })}</small>
    </span>
  );
}

/** Good, fair and poor side by side; the words beside it say the same. */
function Bar({ good, poor }: { good: number; poor: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={style['bar']}>
      <rect width="100" height="4" data-part="fair" />
      <rect width={good} height="4" data-part="good" />
      <rect x={100 - poor} width={poor} height="4" data-part="poor" />
    </svg>
  );
}

type FormatNumber = ReturnType<typeof useIntl>['formatNumber'];

function formatVital(vital: Vital, value: number, formatNumber: FormatNumber): string {
  if (vital === 'INP') return `${formatNumber(value)}\u00a0ms`;
  const digits = vital === 'CLS' ? 2 : 1;
  const number = formatNumber(value / 1_000, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return vital === 'CLS' ? number : `${number}\u00a0s`;
}
