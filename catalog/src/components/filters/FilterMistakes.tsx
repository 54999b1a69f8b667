import { Icon } from '@vitrine/shared/ui/Icon';
import { useIntl } from 'react-intl';
import { BOUNDS, type Bound, type Mistakes } from '../../model/listing-filters.ts';
import style from './FilterMistakes.module.css';

const KINDS = {
  priceFrom: 'price',
  priceTo: 'price',
  sizeFrom: 'size',
  sizeTo: 'size',
} as const satisfies Record<Bound, string>;

/** Where the filters are a closed sheet: what could not be read in it. Each opens the sheet. */
export function FilterMistakes({ mistakes, sheetId }: { mistakes: Mistakes; sheetId: string }) {
  const intl = useIntl();
  const faults = BOUNDS.flatMap((bound) => {
    const fault = mistakes[bound]?.fault;
    return fault ? [{ bound, kind: KINDS[bound], fault }] : [];
  });
  if (faults.length === 0) return null;
  return (
    <ul className={style['mistakes']} role="list">
      {faults.map(({ bound, kind, fault }) => (
        <li key={bound}>
          <button type="button" popoverTarget={sheetId} popoverTargetAction="show" aria-haspopup="dialog">
            <Icon name="warning" />
            <span>
              {intl.formatMessage(
                { id: 'catalog.field.error' },
                {
                  label: intl.formatMessage({ id: `catalog.filter.${kind}` }),
                  error: intl.formatMessage({ id: `catalog.filter.${kind}Fault.${fault}` }),
                },
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
