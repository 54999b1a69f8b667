import type { Facets, Listing } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { FACT_FILTERS, PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import {
  optionMeaning,
  optionWord,
  type FactKey,
  type NamedFact,
} from '@vitrine/shared/contract/facts/fact-list';
import { COLOUR_WORDS, COLOURS } from '@vitrine/shared/contract/facts/colours';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { useIntl } from 'react-intl';
import { priceInField } from '../../model/listing/bounds.ts';
import { boundsOf, optionsOf } from '../../model/listing/listing-filters.ts';
import type { ListingState } from '../../model/listing/listing-state.ts';
import { BoundsFilter } from './controls/BoundsFilter.tsx';
import { FilterCheck } from './controls/FilterCheck.tsx';
import { FilterGroup } from './controls/FilterGroup.tsx';
import { OriginFilter } from './controls/OriginFilter.tsx';
import { ShipsFilter } from './controls/ShipsFilter.tsx';
import { WhenSeen } from './controls/WhenSeen.tsx';
import style from './FilterGroups.module.css';

const loadSizeSlider = async () => (await import('./asked/SizeSlider.tsx')).SizeSlider;

interface Props {
  listing: Listing;
  state: ListingState;
  /** All origins of the list; null when they cannot be had. */
  loadOrigins: () => Promise<Facets['origin'] | null>;
  /** Puts what stands in the form into the address. */
  onChosen: () => void;
}

/** Every filter of a list, the most asked for first. */
export function FilterGroups({ listing: { facets }, state, loadOrigins, onChosen }: Props) {
  const { filters, mistakes } = state;
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `catalog.filter.${id}` });
  const { priceFromCents, priceToCents, sizeFromMm, sizeToMm } = filters;
  // A list of mixed lots has no sizes to choose from; what was typed all the same stays, with what is wrong about it.
  const hasSize = [facets.size, sizeFromMm, sizeToMm, mistakes.sizeFrom, mistakes.sizeTo].some(
    (known) => known !== null && known !== undefined,
  );
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
        <ShipsFilter facets={facets.ships} chosen={filters.ships} />
      </FilterGroup>
      <BoundsFilter
        name="price"
        title={text('price')}
        unit="€"
        values={{ from: euros(priceFromCents, locale), to: euros(priceToCents, locale) }}
        available={pricesOf(facets, locale)}
        mistakes={mistakes}
      />
      <FactFilterGroup fact={PICTURE_COLOUR} facets={facets} state={state} />
      <OriginFilter facets={facets.origin} chosen={filters.origin} loadAll={loadOrigins} />
      <ValuesFilter fact={named('quality')} facets={facets.quality} chosen={filters.quality} />
      <ValuesFilter fact={named('gender')} facets={facets.gender} chosen={filters.gender} />
      <ValuesFilter fact={named('spread')} facets={facets.spread} chosen={filters.spread} />
      {hasSize && (
        <BoundsFilter
          name="size"
          title={FACTS.sizeMm.name[locale]}
          unit={FACTS.sizeMm.unit.symbol}
          values={{ from: wholeText(sizeFromMm), to: wholeText(sizeToMm) }}
          available={facets.size && { from: wholeText(facets.size.fromMm), to: wholeText(facets.size.toMm) }}
          mistakes={mistakes}
        >
          {facets.size && facets.size.fromMm < facets.size.toMm && (
            <WhenSeen
              className={style['slider']}
              load={loadSizeSlider}
              part={{
                available: { from: facets.size.fromMm, to: facets.size.toMm },
                chosen: { from: sizeFromMm, to: sizeToMm },
                onChosen,
              }}
            />
          )}
        </BoundsFilter>
      )}
      {FACT_FILTERS.filter((fact) => fact !== PICTURE_COLOUR).map((fact) => (
        <FactFilterGroup key={fact.key} fact={fact} facets={facets} state={state} />
      ))}
    </>
  );
}

/** A younger fact: bounds of a number, options of a choice. Nothing where no lot of the list has it. */
function FactFilterGroup({ fact, facets, state }: { fact: NamedFact; facets: Facets; state: ListingState }) {
  const locale = useLocale();
  const facet = facets.facts?.[fact.key];
  const filter = state.filters.facts?.[fact.key];
  if (!facet && !filter) return null;
  if (fact.kind !== 'whole')
    return <ValuesFilter fact={fact} facets={Array.isArray(facet) ? facet : []} chosen={optionsOf(filter)} />;
  const { from, to } = boundsOf(filter);
  return (
    <BoundsFilter
      name={fact.key}
      title={fact.name[locale]}
      unit={fact.unit.symbol}
      values={{ from: wholeText(from), to: wholeText(to) }}
      available={
        facet && !Array.isArray(facet) ? { from: wholeText(facet.from), to: wholeText(facet.to) } : null
      }
      mistakes={state.mistakes}
    />
  );
}

const wholeText = (mm: number | null) => (mm === null ? '' : String(mm));
const named = (key: FactKey): NamedFact => ({ key, ...FACTS[key] });
const euros = (cents: number | null, locale: Locale) => (cents === null ? '' : priceInField(cents, locale));

function pricesOf({ price }: Facets, locale: Locale) {
  return price && { from: euros(price.fromCents, locale), to: euros(price.toCents, locale) };
}

const swatchOf = (option: string) =>
  COLOURS.flatMap((colour) => (colour === option ? [COLOUR_WORDS[colour].swatch] : []))[0];

interface ValuesFilterProps {
  fact: NamedFact;
  facets: readonly { value: string; count: number }[];
  chosen: readonly string[];
}

/** The options of a choice that the list has, and those that are chosen though it has none. */
function ValuesFilter({ fact, facets, chosen }: ValuesFilterProps) {
  const locale = useLocale();
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const options = fact.kind === 'choice' ? fact.options : [];
  const shown = options.filter((option) => counts.has(option) || chosen.includes(option));
  if (shown.length === 0) return null;
  return (
    <FilterGroup title={fact.name[locale]}>
      {shown.map((option) => (
        <FilterCheck
          key={option}
          name={fact.key}
          value={option}
          isChosen={chosen.includes(option)}
          label={optionWord(fact, option, locale)}
          swatch={fact.key === PICTURE_COLOUR.key ? swatchOf(option) : undefined}
          detail={optionMeaning(fact, option, locale)}
          count={counts.get(option) ?? 0}
        />
      ))}
    </FilterGroup>
  );
}
