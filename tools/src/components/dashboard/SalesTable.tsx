import type { Sales } from '@vitrine/shared/contract/tools-dashboard';
import { formatCount, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { stepLabel } from '../../model/step-label.ts';
import type { Column } from '../../model/table.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../DataTable.tsx';

type Step = Sales['steps'][number];

/** The chart in figures, newest first. */
export function SalesTable({ sales: { steps, range } }: { sales: Sales }) {
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
