import type { Locale, Localized } from '../../contract/locale.ts';
import { formatCountry } from '../formats.ts';

const own = (en: string, nl = en, fr = en): Localized => ({ en, nl, fr });

/** Parts of countries that have no ISO code of their own. */
const NAMES: Readonly<Record<string, Localized>> = {
  'BE-VLG': own('Flanders', 'Vlaanderen', 'Flandre'),
  'BE-WAL': own('Wallonia', 'Wallonië', 'Wallonie'),
  'BE-BRU': own('Brussels', 'Brussel', 'Bruxelles'),
  'CY-NORTH': own('Northern Cyprus', 'Noord-Cyprus', 'Chypre du Nord'),
  'DE-BUESINGEN': own('Büsingen am Hochrhein'),
  'DE-HELGOLAND': own('Heligoland', 'Helgoland', 'Heligoland'),
  'ES-CE': own('Ceuta'),
  'ES-ML': own('Melilla'),
  'FR-IDF': own('Île-de-France'),
  'FR-REST': own(
    'France outside Île-de-France',
    'Frankrijk buiten Île-de-France',
    'France hors Île-de-France',
  ),
  'GB-NIR': own('Northern Ireland', 'Noord-Ierland', 'Irlande du Nord'),
  'GR-69': own('Mount Athos', 'de Athosberg', 'mont Athos'),
  'IT-LIVIGNO': own('Livigno'),
  'IT-CAMPIONE': own('Campione d’Italia'),
};
/** The Canaries as Unicode knows them. */
const ISO: Readonly<Record<string, string>> = { 'ES-CN': 'IC' };

/** A country, or a part of one that taxes, laws or rates tell apart, in the language. */
export function formatTerritory(code: string, locale: Locale): string {
  const named = NAMES[code]?.[locale];
  return named ?? formatCountry(ISO[code] ?? code.replace(/^FR-(?=[A-Z]{2}$)/, ''), locale);
}
