import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/ui/CheckField';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './FilterCheck.module.css';

interface Props {
  name: string;
  value: string;
  isChosen: boolean;
  label: ReactNode;
  /** A second line, quieter. */
  detail?: ReactNode;
  /** How many insects it would show. */
  count: number;
}

/** A value to filter by. One that would show nothing stays, and says so quietly. */
export function FilterCheck({ name, value, isChosen, label, detail, count }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={style['check']} data-none={count === 0 || undefined}>
      <CheckField
        id={`filter-${name}-${value}`}
        name={name}
        value={value}
        defaultChecked={isChosen}
        label={
          <span className={style['row']}>
            <span>
              {label}
              {detail && <span className={style['detail']}>{detail}</span>}
            </span>
            <span className={style['count']}>
              <span aria-hidden="true">{formatCount(count, locale)}</span>
              <span className="visually-hidden">
                {`, ${intl.formatMessage({ id: 'catalog.count' }, { count })}`}
              </span>
            </span>
          </span>
        }
      />
    </div>
  );
}
