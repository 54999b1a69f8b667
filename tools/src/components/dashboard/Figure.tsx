import { useIntl } from 'react-intl';
import { useWords } from '../../model/use-words.ts';

interface FigureProps {
  label: string;
  value: string;
  now: number;
  /** Of the time before, to compare with. */
  before: number;
}

/** One number, and how it moved: in words and signs, not by colour alone. */
export function Figure({ label, value, now, before }: FigureProps) {
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
