import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useIntl } from 'react-intl';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { BOUNDED, type Mistakes } from '../../model/listing/listing-filters.ts';
import { boundFault } from './controls/BoundsFilter.tsx';
import style from './FilterMistakes.module.css';

/** Where the filters are a closed sheet: what could not be read in it. Each opens the sheet. */
export function FilterMistakes({ mistakes, sheetId }: { mistakes: Mistakes; sheetId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const faults = BOUNDED.flatMap((bounded) =>
    [`${bounded.name}From` as const, `${bounded.name}To` as const].flatMap((bound) => {
      const fault = mistakes[bound]?.fault;
      return fault ? [{ bound, bounded, fault }] : [];
    }),
  );
  if (faults.length === 0) return null;
  return (
    <ul className={style['mistakes']} role="list">
      {faults.map(({ bound, bounded, fault }) => (
        <li key={bound}>
          <button type="button" popoverTarget={sheetId} popoverTargetAction="show" aria-haspopup="dialog">
            <Icon name="warning" />
            <span>
              {intl.formatMessage(
                { id: 'catalog.field.error' },
                {
                  label: bounded.title?.[locale] ?? intl.formatMessage({ id: 'catalog.filter.price' }),
                  error: boundFault(intl, bounded, fault),
                },
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
