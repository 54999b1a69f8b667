/** A part of a country where other rules or rates may hold, with a postal code of it. */
interface CountryPart {
  country: string;
  /** Of its territory, or a name of our own for a region of which only the rules differ. */
  part: string;
  postalCode: string;
}

const partsOf = (country: string, parts: Record<string, string>): CountryPart[] =>
  Object.entries(parts).map(([part, postalCode]) => ({ country, part, postalCode }));

/** What an answer for a country may be wrong about; `REST` is what none of the others is. */
export const COUNTRY_PARTS: readonly CountryPart[] = [
  ...partsOf('BE', { 'BE-VLG': '9000', 'BE-WAL': '4000', 'BE-BRU': '1000' }),
  ...partsOf('CY', { 'CY-NORTH': '99010' }),
  ...partsOf('DE', { 'DE-BUESINGEN': '78266', 'DE-HELGOLAND': '27498' }),
  ...partsOf('DK', { GL: '3900' }),
  ...partsOf('ES', { 'ES-CN': '35001', 'ES-CE': '51001', 'ES-ML': '52001' }),
  ...partsOf('FI', { AX: '22100' }),
  ...partsOf('FR', {
    'FR-IDF': '75001',
    'FR-REST': '69001',
    MC: '98000',
    'FR-GP': '97110',
    'FR-MQ': '97200',
  }),
  ...partsOf('FR', { 'FR-GF': '97300', 'FR-RE': '97400', 'FR-YT': '97600', 'FR-BL': '97133' }),
  ...partsOf('FR', {
    'FR-MF': '97150',
    'FR-PM': '97500',
    'FR-WF': '98600',
    'FR-PF': '98700',
    'FR-NC': '98800',
  }),
  ...partsOf('GB', { 'GB-NIR': 'BT1 5GS', JE: 'JE2 3AB', GG: 'GY1 1AA', IM: 'IM1 1AA' }),
  ...partsOf('GR', { 'GR-69': '63086' }),
  ...partsOf('IT', { 'IT-LIVIGNO': '23041', 'IT-CAMPIONE': '22061', SM: '47890', VA: '00120' }),
];
