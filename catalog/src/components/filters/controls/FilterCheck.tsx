import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/CheckField';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { useIntl } from 'react-intl';
import style from './FilterCheck.module.css';

interface Props {
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  /** A colour before the label, which says it in words. */
  swatch?: string | undefined;
  /** A second line, quieter. */
  detail?: string | undefined;
  /** The class of the second line, where it is not seen always. */
  detailClass?: string | undefined;
  /** How many insects it would show; nothing is said of it when absent. */
  count?: number;
  /** False for a choice that only says that no other is made: the form does not send it. */
  isSent?: boolean;
}

/** A value to filter by. One that would show nothing stays, and says so quietly. */
export function FilterCheck(props: Props) {
  const { name, value, isChosen, label, swatch, detail, detailClass, count, isSent = true } = props;
  const intl = useIntl();
  const locale = useLocale();
  return (
    <CachedFragment
      as="div"
      of={['check', props]}
      className={style['check']}
      data-none={count === 0 || undefined}
    >
      <CheckField
        id={`filter-${name}-${value}`}
        // A control without a name is not sent.
        name={isSent ? name : ''}
        value={value}
        defaultChecked={isChosen}
        label={
          <span className={style['row']}>
            <span>
              {swatch && (
                <svg className={style['swatch']} viewBox="0 0 14 14" aria-hidden="true">
                  <circle cx="7" cy="7" r="6.5" fill={swatch} />
                </svg>
              )}
              {label}
              {detail && (
                <span className={[style['detail'], detailClass].filter(Boolean).join(' ')}>{detail}</span>
              )}
            </span>
            {count !== undefined && (
              <span className={style['count']}>
                <span aria-hidden="true">{formatCount(count, locale)}</span>
                <span className="visually-hidden">
                  {`, ${intl.formatMessage({ id: 'catalog.count' }, { count })}`}
                </span>
              </span>
            )}
          </span>
        }
      />
    </CachedFragment>
  );
}
