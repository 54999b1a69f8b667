import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Sales } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { stepLabel } from '../../model/step-label.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Dashboard.module.css';

const TEXT = { fill: 'var(--ink-quiet)', fontSize: 12 };

/** Revenue by step as bars, and that of the time before as a line over them. Colours are the shop's. */
export default function SalesChart({ sales: { steps, range } }: { sales: Sales }) {
  const words = useWords();
  const locale = useLocale();
  const rows = steps.map(({ start, cents, before }) => ({
    name: stepLabel(start, range, locale),
    now: cents / 100,
    before: before.cents / 100,
  }));
  const money = (euro: unknown) => formatMoney(Math.round(Number(euro) * 100), locale);
  return (
    <figure className={style['chart']} aria-label={words('dashboard.chart')}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={rows} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--hairline)" />
          <XAxis dataKey="name" tick={TEXT} tickLine={false} stroke="var(--edge)" minTickGap={24} />
          <YAxis tick={TEXT} tickLine={false} axisLine={false} width={48} />
          <Tooltip
            formatter={money}
            cursor={{ fill: 'var(--action-wash)' }}
            contentStyle={{ background: 'var(--card)', border: 'var(--line)', color: 'var(--ink)' }}
          />
          {/* In the order of the marks, not of their words. */}
          <Legend itemSorter={null} wrapperStyle={{ color: 'var(--ink)', fontSize: 14 }} />
          <Bar dataKey="now" name={words('dashboard.now')} fill="var(--action)" isAnimationActive={false} />
          <Line
            dataKey="before"
            name={words('dashboard.before')}
            stroke="var(--brass)"
            strokeWidth={2}
            strokeDasharray="4 3"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
