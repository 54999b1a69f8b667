import { useIntl } from 'react-intl';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';

interface Props<Value extends string> {
  name: 'quality' | 'gender' | 'spread';
  /** All that there could be, in the order in which they are shown. */
  values: readonly Value[];
  facets: { value: Value; count: number }[];
  chosen: Value[];
  labelOf: (value: Value) => string;
  detailOf?: (value: Value) => string;
}

/** The values of a filter that the list has, and those that are chosen though it has none. */
export function ValuesFilter<Value extends string>(props: Props<Value>) {
  const { name, values, facets, chosen, labelOf, detailOf } = props;
  const intl = useIntl();
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const shown = values.filter((value) => counts.has(value) || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <FilterGroup title={intl.formatMessage({ id: `catalog.filter.${name}` })}>
      {shown.map((value) => (
        <FilterCheck
          key={value}
          name={name}
          value={value}
          isChosen={chosen.includes(value)}
          label={labelOf(value)}
          detail={detailOf?.(value)}
          count={counts.get(value) ?? 0}
        />
      ))}
    </FilterGroup>
  );
}
