import { describe, expect, it } from '@jest/globals';
import { formatLocality, formatPlace } from './format-place.ts';

describe('a place on a label', () => {
  it.each([
    ['West Java', 'ID', 'West Java, Indonesia', 'West-Java, Indonesië', 'Java occidental, Indonésie'],
    [
      'Wau, Morobe Province',
      'PG',
      'Wau, Morobe Province, Papua New Guinea',
      'Wau, provincie Morobe, Papoea-Nieuw-Guinea',
      'Wau, province de Morobe, Papouasie-Nouvelle-Guinée',
    ],
    [
      'Oro Province',
      'PG',
      'Oro Province, Papua New Guinea',
      'Provincie Oro, Papoea-Nieuw-Guinea',
      'Province d’Oro, Papouasie-Nouvelle-Guinée',
    ],
    ['', 'PE', 'Peru', 'Peru', 'Pérou'],
    [
      'Tingo María, Huánuco',
      'PE',
      'Tingo María, Huánuco, Peru',
      'Tingo María, Huánuco, Peru',
      'Tingo María, Huánuco, Pérou',
    ],
    ['Georgia', 'US', 'Georgia, United States', 'Georgia, Verenigde Staten', 'Géorgie, États-Unis'],
  ])('%s in %s is said in English, Dutch and French', (locality, country, en, nl, fr) => {
    const place = { locality, country };
    expect([formatPlace(place, 'en'), formatPlace(place, 'nl'), formatPlace(place, 'fr')]).toEqual([
      en,
      nl,
      fr,
    ]);
  });

  it('is a continent, or a country, where no country is known', () => {
    const said = (locality: string) =>
      (['en', 'nl', 'fr'] as const).map((locale) => formatPlace({ locality, country: '' }, locale));
    expect(said('South America')).toEqual(['South America', 'Zuid-Amerika', 'Amérique du Sud']);
    expect(said('Indonesia')).toEqual(['Indonesia', 'Indonesië', 'Indonésie']);
    expect(said('')).toEqual(['', '', '']);
  });

  it('is understood in whichever of the languages it was written', () => {
    expect(formatLocality('Kreta', 'fr')).toBe('Crète');
    expect(formatLocality('Crète', 'en')).toBe('Crete');
    expect(formatPlace({ locality: 'Amérique du Sud', country: '' }, 'nl')).toBe('Zuid-Amerika');
  });

  it('stays as written where no list knows it', () => {
    for (const locality of [
      'by the old mill',
      'leg. Dupont',
      'Guerrero',
      'Otanche, Boyacá',
      'Kaw',
      'constructor',
    ])
      expect(formatLocality(locality, 'nl')).toBe(locality);
  });
});
