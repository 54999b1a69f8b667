import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckLine, linesPlace } from '@vitrine/shared/forms/fields/CheckLine';
import { useIntl } from 'react-intl';
import style from './FilterCheck.module.css';

/** The classes of a place whose lines are filters. */
export const filtersPlace = `${linesPlace} ${style['checks']}`;

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
  return (
    <CheckLine
      of={['check', props]}
      data-none={count === 0 || undefined}
      // A control without a name is not sent.
      name={isSent ? name : ''}
      value={value}
      defaultChecked={isChosen}
    >
      {/* Words alone need no element: a list has some forty of them. */}
      {swatch || detail ? (
        <span>
          {swatch && (
            <svg viewBox="-7 -7 14 14" fill={swatch} aria-hidden="true">
              <circle r="6.5" />
            </svg>
          )}
          {label}
          {detail && (
            <span className={[style['detail'], detailClass].filter(Boolean).join(' ')}>{detail}</span>
          )}
        </span>
      ) : (
        label
      )}
      {count !== undefined && <Count count={count} />}
    </CheckLine>
  );
}

/** `50 insects` is read out, the number alone is seen. */
function Count({ count }: { count: number }) {
  const intl = useIntl();
  const number = formatCount(count, useLocale());
  const [before = '', after] = intl.formatMessage({ id: 'catalog.count' }, { count }).split(number);
  return (
    <small>
      {before && <i>{before}</i>}
      {after === undefined ? <span aria-hidden="true">{number}</span> : number}
      {after && <i>{after}</i>}
    </small>
  );
}
