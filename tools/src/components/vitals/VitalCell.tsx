import { useIntl } from 'react-intl';
import { VITAL_BOUNDS, type Vital } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { VitalFigure } from '@vitrine/shared/contract/tools/vitals';
import { useWords } from '../../model/use-words.ts';
import style from './Vitals.module.css';

interface Props {
  vital: Vital;
  figure: VitalFigure | undefined;
}

/** One vital of one row: what three of four had, and how many of all were good, in words and as a bar. */
export function VitalCell({ vital, figure }: Props) {
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
