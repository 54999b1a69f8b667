import { useState } from 'react';
import type { IncompleteLot, IncompleteLots } from '@vitrine/shared/contract/tools/data-quality';
import { useRemote, useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { fillOrigins } from '../../api/insects/data-quality.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useSelection } from '../../model/lists/selection.ts';
import type { Column } from '../../model/lists/table.ts';
import { useMissingData } from '../../model/data-quality/use-missing-data.ts';
import { useWords } from '../../model/use-words.ts';
import { MissingDataTable } from './MissingDataTable.tsx';
import { LocalityField } from './LocalityField.tsx';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { sortCountries } from '@vitrine/shared/i18n/sort-countries';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { FillSelect, type FillSelectProps } from './FillSelect.tsx';

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
