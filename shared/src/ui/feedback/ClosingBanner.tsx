import { useIntl, type IntlShape } from 'react-intl';
import type { Closing } from '../../contract/frame.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Locale } from '../../contract/locale.ts';
import style from './ClosingBanner.module.css';

/** Why the shop is closed, whether it takes orders, from when parcels leave, and at which fair it can be met. */
export function ClosingBanner({ closing }: { closing: Closing }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <aside className={style['banner']} aria-label={intl.formatMessage({ id: 'closing.label' })}>
      <p>
        <strong className={style['reason']}>
          {intl.formatMessage({ id: `closing.reason.${closing.reason}` })}
        </strong>{' '}
        {whatThatMeans(closing, intl, locale)} {closing.message[locale]}
        {closing.fair && <FairLine fair={closing.fair} />}
      </p>
    </aside>
  );
}

function whatThatMeans(closing: Closing, intl: IntlShape, locale: Locale): string {
  const end = { date: formatDay(closing.endsAt, locale) };
  if (closing.mode === 'paused') return intl.formatMessage({ id: 'closing.paused' }, end);
  if (!closing.shipsFrom) return intl.formatMessage({ id: 'closing.delayed' }, end);
  return intl.formatMessage({ id: 'closing.delayedUntil' }, { date: formatDay(closing.shipsFrom, locale) });
}

function FairLine({ fair }: { fair: NonNullable<Closing['fair']> }) {
  const intl = useIntl();
  const place = [fair.name, fair.city].filter(Boolean).join(', ');
  const stand = fair.stand && intl.formatMessage({ id: 'closing.stand' }, { stand: fair.stand });
  return (
    <>
      {' '}
      {intl.formatMessage({ id: 'closing.meet' })}{' '}
      {fair.url ? (
        <a href={fair.url} rel="noopener">
          {place}
        </a>
      ) : (
        place
      )}
      {stand && `, ${stand}`}.
    </>
  );
}
