import Form from 'next/form';
import { countryName, GENDERS, QUALITIES, SPREADS } from '../data/words';

const SORTS = {
  newest: 'Newest first',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  'name-up': 'Name',
};

/** A form that works without scripts; with them the answer comes without a new page. */
export function Filters({ slug, listing: { facets, filters, sort } }) {
  return (
    <Form className="filters" action={`/${slug}/narrowed`}>
      <Choice
        name="quality"
        legend="Grade"
        found={facets.quality}
        chosen={filters.quality}
        words={QUALITIES}
      />
      <Choice name="gender" legend="Sex" found={facets.gender} chosen={filters.gender} words={GENDERS} />
      <Choice
        name="spread"
        legend="Preparation"
        found={facets.spread}
        chosen={filters.spread}
        words={SPREADS}
      />
      <Choice
        name="origin"
        legend="Origin"
        found={facets.origin.map(({ country, count }) => ({ value: country, count }))}
        chosen={filters.origin}
        words={Object.fromEntries(facets.origin.map(({ country }) => [country, countryName(country)]))}
      />
      <fieldset>
        <legend>Price in euro</legend>
        <label>
          from <input name="priceFrom" inputMode="decimal" defaultValue={inEuro(filters.priceFromCents)} />
        </label>
        <label>
          to <input name="priceTo" inputMode="decimal" defaultValue={inEuro(filters.priceToCents)} />
        </label>
      </fieldset>
      <label>
        Sort by{' '}
        <select name="sort" defaultValue={sort}>
          {Object.entries(SORTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" name="stock" value="in" defaultChecked={filters.isInStock} /> In stock
      </label>
      <button className="button">Show</button>
    </Form>
  );
}

function Choice({ name, legend, found, chosen, words }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {found.map(({ value, count }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />{' '}
          {words[value] ?? value} ({count})
        </label>
      ))}
    </fieldset>
  );
}

const inEuro = (cents) => (cents === null ? '' : (cents / 100).toFixed(2));
