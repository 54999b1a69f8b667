import { Field } from '@vitrine/shared/forms/fields/Field';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Bound, Mistake, Mistakes } from '../../../model/listing/listing-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';
import style from './BoundsFilter.module.css';

interface Ends {
  from: string;
  to: string;
}

interface Props {
  /** What the two names in the address begin with. */
  name: string;
  title: string;
  unit: string;
  values: Ends;
  /** Lowest and highest that there is, as a hint of what to type. */
  available: Ends | null;
  mistakes: Mistakes;
  /** Another way to say the same, below the fields. */
  children?: ReactNode;
}

/** From and to, typed. What cannot be read is said at its field and stays there. */
export function BoundsFilter(props: Props) {
  const { name: stem, title, unit, values, available, mistakes, children } = props;
  const intl = useIntl();
  const field = (name: Bound, end: keyof Ends) => (
    <Field
      label={intl.formatMessage({ id: `catalog.filter.${end}` })}
      name={name}
      defaultValue={mistakes[name]?.typed ?? values[end]}
      placeholder={available?.[end]}
      inputMode={stem === 'price' ? 'decimal' : 'numeric'}
      error={faultOf(name)}
    >
      <span className={style['unit']}>{unit}</span>
    </Field>
  );
  const faultOf = (name: Bound) => {
    const fault = mistakes[name]?.fault;
    return fault && boundFault(intl, { name: stem, unit }, fault);
  };
  return (
    <FilterGroup title={title}>
      <div className={style['bounds']}>
        {field(`${stem}From`, 'from')}
        {field(`${stem}To`, 'to')}
      </div>
      {children}
    </FilterGroup>
  );
}

/** Why a bound cannot be used, and what to write. */
export function boundFault(
  intl: IntlShape,
  { name, unit }: { name: string; unit: string },
  fault: Mistake['fault'],
): string {
  const kind = name === 'price' ? 'price' : unit === '' ? 'year' : 'whole';
  return intl.formatMessage({ id: `catalog.filter.${kind}Fault.${fault}` }, { unit });
}
