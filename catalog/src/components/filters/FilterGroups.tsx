import { GENDERS, QUALITIES, SPREADS } from '@vitrine/shared/contract/catalogue';
import type { Facets, Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { WORDS } from '@vitrine/shared/ui/words';
import { useIntl } from 'react-intl';
import { priceInField } from '../../model/bounds.ts';
import type { ListingState } from '../../model/listing-state.ts';
import { BoundsFilter } from './BoundsFilter.tsx';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { OriginFilter } from './OriginFilter.tsx';

interface Props {
  listing: Listing;
  state: ListingState;
}

/** Every filter of a list, the most asked for first. */
export function FilterGroups({ listing: { facets }, state }: Props) {
  const { filters, mistakes } = state;
  const intl = useIntl();
  const locale = useLocale();
  const words = WORDS[locale];
  const text = (id: string) => intl.formatMessage({ id: `catalog.filter.${id}` });
  const { priceFromCents, priceToCents, sizeFromMm, sizeToMm } = filters;
  return (
    <>
      <FilterGroup title={text('stock')}>
        <FilterCheck
          name="stock"
          value="in"
          isChosen={filters.isInStock}
          label={text('inStock')}
          count={facets.inStock}
        />
      </FilterGroup>
      <BoundsFilter
        kind="price"
        unit="€"
        values={{ from: euros(priceFromCents, locale), to: euros(priceToCents, locale) }}
        available={pricesOf(facets, locale)}
        mistakes={mistakes}
      />
      <OriginFilter facets={facets.origin} chosen={filters.origin} />
      <ValuesFilter
        name="quality"
        values={QUALITIES}
        facets={facets.quality}
        chosen={filters.quality}
        labelOf={(grade) => grade}
        detailOf={(grade) => intl.formatMessage({ id: `catalog.grade.${grade}` })}
      />
      <ValuesFilter
        name="gender"
        values={GENDERS}
        facets={facets.gender}
        chosen={filters.gender}
        labelOf={(gender) => words.gender[gender]}
      />
      <ValuesFilter
        name="spread"
        values={SPREADS}
        facets={facets.spread}
        chosen={filters.spread}
        labelOf={(spread) => words.spread[spread]}
      />
      <BoundsFilter
        kind="size"
        unit="mm"
        values={{ from: millimetres(sizeFromMm), to: millimetres(sizeToMm) }}
        available={
          facets.size && { from: millimetres(facets.size.fromMm), to: millimetres(facets.size.toMm) }
        }
        mistakes={mistakes}
      />
    </>
  );
}

const millimetres = (mm: number | null) => (mm === null ? '' : String(mm));
const euros = (cents: number | null, locale: Locale) => (cents === null ? '' : priceInField(cents, locale));

function pricesOf({ price }: Facets, locale: Locale) {
  return price && { from: euros(price.fromCents, locale), to: euros(price.toCents, locale) };
}

interface ValuesFilterProps<Value extends string> {
  name: 'quality' | 'gender' | 'spread';
  /** All that there could be, in the order in which they are shown. */
  values: readonly Value[];
  facets: { value: Value; count: number }[];
  chosen: Value[];
  labelOf: (value: Value) => string;
  detailOf?: (value: Value) => string;
}

/** The values of a filter that the list has, and those that are chosen though it has none. */
function ValuesFilter<Value extends string>(props: ValuesFilterProps<Value>) {
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
