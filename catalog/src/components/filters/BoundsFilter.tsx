import { Field } from '@vitrine/shared/ui/Field';
import { useIntl } from 'react-intl';
import type { Bound, Mistakes } from '../../model/listing-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';
import style from './BoundsFilter.module.css';

interface Ends {
  from: string;
  to: string;
}

interface Props {
  kind: 'price' | 'size';
  unit: string;
  values: Ends;
  /** Lowest and highest that there is, as a hint of what to type. */
  available: Ends | null;
  mistakes: Mistakes;
}

const NAMES = { price: ['priceFrom', 'priceTo'], size: ['sizeFrom', 'sizeTo'] } as const;

/** From and to, typed. What cannot be read is said at its field and stays there. */
export function BoundsFilter({ kind, unit, values, available, mistakes }: Props) {
  const intl = useIntl();
  const [fromName, toName] = NAMES[kind];
  const title = intl.formatMessage({ id: `catalog.filter.${kind}` });
  const field = (name: Bound, end: keyof Ends) => (
    <Field
      label={intl.formatMessage({ id: `catalog.filter.${end}` })}
      name={name}
      defaultValue={mistakes[name]?.typed ?? values[end]}
      placeholder={available?.[end]}
      inputMode={kind === 'price' ? 'decimal' : 'numeric'}
      error={faultOf(name)}
    >
      <span className={style['unit']}>{unit}</span>
    </Field>
  );
  const faultOf = (name: Bound) => {
    const fault = mistakes[name]?.fault;
    return fault && intl.formatMessage({ id: `catalog.filter.${kind}Fault.${fault}` });
  };
  return (
    <FilterGroup title={title}>
      <div className={style['bounds']}>
        {field(fromName, 'from')}
        {field(toName, 'to')}
      </div>
    </FilterGroup>
  );
}
