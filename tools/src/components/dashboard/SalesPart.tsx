import { lazy, Suspense } from 'react';
import { SALES_RANGES, type Sales } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatCount, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Skeleton } from '@vitrine/shared/ui/feedback/Skeleton';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { useWords } from '../../model/use-words.ts';
import { Shares } from './Shares.tsx';
import { useIntl } from 'react-intl';
import { stepLabel } from '../../model/step-label.ts';
import type { Column } from '../../model/lists/table.ts';
import { DataTable } from '../list/DataTable.tsx';
import { Tabs } from '../list/Tabs.tsx';
import style from './Dashboard.module.css';

const SalesChart = lazy(() => import('./SalesChart.tsx'));

/** What was sold, beside the time before: as figures, as a chart, and as a table of the same. */
export function SalesPart({ sales }: { sales: Sales }) {
  const words = useWords();
  const locale = useLocale();
  const { total, before } = sales;
  const mean = ({ orders, cents }: Sales['total']) => (orders > 0 ? Math.round(cents / orders) : 0);
  return (
    <section aria-labelledby="sales" className={style['part']}>
      <div className={style['head']}>
        <h2 id="sales">{words('dashboard.sales')}</h2>
        <Ranges current={sales.range} />
      </div>
      <dl className={style['figures']}>
        <Figure
          label={words('dashboard.revenue')}
          value={formatMoney(total.cents, locale)}
          now={total.cents}
          before={before.cents}
        />
        <Figure
          label={words('dashboard.orders')}
          value={formatCount(total.orders, locale)}
          now={total.orders}
          before={before.orders}
        />
        <Figure
          label={words('dashboard.mean')}
          value={formatMoney(mean(total), locale)}
          now={mean(total)}
          before={mean(before)}
        />
      </dl>
      <Chart sales={sales} />
      <details className={style['table']}>
        <summary>{words('dashboard.asTable')}</summary>
        <SalesTable sales={sales} />
      </details>
      <Shares sales={sales} />
    </section>
  );
}

/** The chart comes after the page: the figures beside it are the same. */
function Chart({ sales }: { sales: Sales }) {
  const isDrawn = useIsDrawn();
  const place = (
    <div className={style['chart']}>
      <Skeleton shape="lines" lines={6} />
    </div>
  );
  if (!isDrawn) return place;
  return (
    <Suspense fallback={place}>
      <SalesChart sales={sales} />
    </Suspense>
  );
}

/** The first stands for itself in the address. */
const nameOf = (range: Sales['range']) => (range === 'days' ? '' : range);

function Ranges({ current }: { current: Sales['range'] }) {
  const words = useWords();
  return (
    <Tabs
      label={words('dashboard.range')}
      by="range"
      current={nameOf(current)}
      tabs={SALES_RANGES.map((range) => ({ name: nameOf(range), title: words(`dashboard.range.${range}`) }))}
    />
  );
}

interface FigureProps {
  label: string;
  value: string;
  now: number;
  /** Of the time before, to compare with. */
  before: number;
}

/** One number, and how it moved: in words and signs, not by colour alone. */
function Figure({ label, value, now, before }: FigureProps) {
  const words = useWords();
  const { formatNumber } = useIntl();
  const change = before > 0 ? (now - before) / before : null;
  const percent = formatNumber(change ?? 0, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {change !== null && <span>{words('dashboard.change', { percent })}</span>}
      </dd>
    </div>
  );
}

type Step = Sales['steps'][number];

/** The chart in figures, newest first. */
function SalesTable({ sales: { steps, range } }: { sales: Sales }) {
  const words = useWords();
  const locale = useLocale();
  const figure = (key: string, title: string, cell: (step: Step) => string): Column<Step> => ({
    ...{ key, title, cell, isFigure: true },
  });
  const columns: Column<Step>[] = [
    {
      key: 'step',
      title: words('dashboard.step'),
      isName: true,
      cell: ({ start }) => stepLabel(start, range, locale),
    },
    figure('orders', words('dashboard.orders'), ({ orders }) => formatCount(orders, locale)),
    figure('cents', words('dashboard.revenue'), ({ cents }) => formatMoney(cents, locale)),
    figure('before', words('dashboard.before'), ({ before }) => formatMoney(before.cents, locale)),
  ];
  return (
    <DataTable
      caption={words('dashboard.sales')}
      columns={columns}
      rows={steps.toReversed()}
      idOf={({ start }) => start}
      nameOf={({ start }) => stepLabel(start, range, locale)}
    />
  );
}
