import { type ComponentProps, useId, useState } from 'react';
import type { IncompleteLot, IncompleteLots } from '@vitrine/shared/contract/tools/data-quality';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { fillOrigins, suggestLocalities } from '../../api/insects/data-quality.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useSelection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import { useMissingData } from '../../model/data-quality/use-missing-data.ts';
import { useWords } from '../../model/use-words.ts';
import { MissingDataTable } from './MissingDataTable.tsx';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { FillSelect, type FillSelectProps } from './FillSelect.tsx';
import style from './DataQuality.module.css';

/** Insects of no country or no place: filled in row by row, or the same for all that are selected. */
export function MissingOrigins({ gaps, countries }: { gaps: IncompleteLots; countries: string[] }) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const selection = useSelection(gaps.rows.map(({ id }) => String(id)));
  const filling = useMissingData({
    name: 'missing:origins',
    rows: gaps.rows,
    send: (rows, typed) =>
      fillOrigins(api, {
        rows: rows.map(({ id, revision }) => ({
          ...{ id, revision },
          country: typed[`${id}.country`] ?? '',
          locality: typed[`${id}.locality`] ?? '',
        })),
      }),
  });
  const country: Column<IncompleteLot> = {
    key: 'country',
    title: words('missing.country'),
    cell: (gap) => (
      <CountrySelect
        countries={countries}
        aria-label={words('missing.countryOf', { reference: gap.reference })}
        data-field="country"
        value={filling.valueOf(`${gap.id}.country`)}
        onChoose={(code) => filling.fill({ [`${gap.id}.country`]: code })}
      />
    ),
  };
  const locality: Column<IncompleteLot> = {
    key: 'locality',
    title: words('missing.locality'),
    cell: (gap) => (
      <LocalityField
        country={filling.valueOf(`${gap.id}.country`) || gap.country}
        aria-label={words('missing.localityOf', { reference: gap.reference })}
        data-field="locality"
        value={filling.valueOf(`${gap.id}.locality`)}
        onType={(text) => filling.fill({ [`${gap.id}.locality`]: text })}
      />
    ),
  };
  return (
    <MissingDataTable
      caption={words('missingOrigin.title')}
      {...{ gaps, filling, selection }}
      fields={[country, locality]}
      together={
        <Together countries={countries} onSet={(values) => filling.fill(forAll(selection.ids, values))} />
      }
    />
  );
}

interface Origin {
  country: string;
  locality: string;
}

/** The keys of the fields of these rows; an empty text leaves a field as it is. */
function forAll(ids: ReadonlySet<string>, { country, locality }: Origin): Record<string, string> {
  const entries = [...ids].flatMap((id) => [
    ...(country ? [[`${id}.country`, country] as const] : []),
    ...(locality ? [[`${id}.locality`, locality] as const] : []),
  ]);
  return Object.fromEntries(entries);
}

function Together({ countries, onSet }: { countries: string[]; onSet(origin: Origin): void }) {
  const words = useWords();
  const [origin, setOrigin] = useState<Origin>({ country: '', locality: '' });
  return (
    <>
      <span>
        <CountrySelect
          countries={countries}
          aria-label={words('missing.countryOfAll')}
          value={origin.country}
          onChoose={(country) => setOrigin({ ...origin, country })}
        />
      </span>
      <span>
        <LocalityField
          country={origin.country}
          aria-label={words('missing.localityOfAll')}
          value={origin.locality}
          onType={(locality) => setOrigin({ ...origin, locality })}
        />
      </span>
      <Button
        variant="quiet"
        disabled={origin.country === '' && origin.locality === ''}
        onClick={() => onSet(origin)}
      >
        {words('missing.fillIn')}
      </Button>
    </>
  );
}

interface CountrySelectProps extends FillSelectProps {
  /** ISO codes. */
  countries: readonly string[];
}

/** Countries by their names in the language of the page. */
function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const locale = useLocale();
  // Server and browser know some countries by different names: only one of them draws the list.
  const shown = useIsDrawn() ? sortCountries(countries, locale) : [];
  return (
    <FillSelect {...select}>
      {shown.map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </FillSelect>
  );
}

interface LocalityFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string;
  /** ISO code; empty for any. */
  country: string;
  onType(text: string): void;
}

/** A place, with those that other lots of the country are from as the browser offers them. */
function LocalityField({ country, onType, ...input }: LocalityFieldProps) {
  const list = useId();
  const { browserApi } = useRemote();
  const { value } = input;
  // Places of another country are others.
  const places = useDebounced(value.length < 2 ? '' : `${country} ${value}`, async () => {
    const found = await suggestLocalities(toolsApi(browserApi), value, country);
    return found.ok ? found.value.map(({ locality }) => locality) : [];
  });
  return (
    <>
      <input
        {...input}
        list={list}
        maxLength={200}
        className={style['field']}
        data-filled={value ? true : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={list}>
        {places?.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
