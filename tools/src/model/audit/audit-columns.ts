import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { staffName } from '@vitrine/shared/contract/facts/staff-words';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import type { MessageId } from '../use-words.ts';

/** What a column of the log is called, and in which of the shop's languages it is written. */
interface ColumnName {
  label: MessageId | Localized;
  language: Locale | null;
}

const NAME_AND_ADDRESS = { name: 'family.name', slug: 'family.slug' } as const;
const PICTURE = { alt: 'pictures.alt.label', position: 'pictures.list.place' } as const;

/** By table; the labels are those of the forms in which the columns are filled in. */
const COLUMNS: Record<string, Record<string, MessageId>> = {
  accounts: { role: 'staff.role', email: 'staff.email' },
  insects: {
    ...({ category: 'insects.category', deleted_at: 'insect.isDeleted' } as const),
    ...({ on_hand: 'insects.col.stock', reserved: 'audit.column.reserved' } as const),
  },
  families: { ...NAME_AND_ADDRESS, category: 'family.category', code: 'audit.column.code' },
  insect_pictures: { ...PICTURE, insect_id: 'insect.title', picture_hash: 'audit.column.picture' },
  family_pictures: { ...PICTURE, family_id: 'family.title', picture_hash: 'audit.column.picture' },
  picture_jobs: {
    ...({ insect_id: 'insect.title', family_id: 'family.title', position: 'pictures.list.place' } as const),
    ...({ upload_hash: 'audit.column.picture', attempts: 'audit.column.attempts' } as const),
    ...({ view: 'audit.column.view', width_mm: 'audit.column.width', error: 'audit.column.error' } as const),
    ...({ fault: 'pictures.queue.why', claimed_until: 'audit.column.claimed' } as const),
  },
  posts: { name: 'audit.column.code', slug: 'posts.slug', published_at: 'posts.publishedAt' },
  texts: {
    ...({ title: 'texts.heading', description: 'texts.description', lead: 'texts.lead' } as const),
    ...({ body: 'texts.body', version: 'texts.version' } as const),
  },
  closings: {
    ...({ reason: 'closings.reason', mode: 'closings.checkout', starts_at: 'closings.startsAt' } as const),
    ...({ ends_at: 'closings.endsAt', ships_from: 'closings.shipsFrom' } as const),
    ...({
      message: 'closings.message',
      fair: 'closings.fairName',
      'fair.name': 'closings.fairName',
    } as const),
    ...({ 'fair.city': 'closings.fairCity', 'fair.stand': 'closings.fairStand' } as const),
    'fair.url': 'closings.fairUrl',
  },
  shipping_rates: {
    ...({ code: 'shipping.code', name: 'shipping.name', countries: 'shipping.countries' } as const),
    ...({ carrier: 'shipping.carrier', service: 'shipping.service', bands: 'shipping.bands' } as const),
    ...({ days_min: 'shipping.daysMin', days_max: 'shipping.daysMax' } as const),
    ...({ is_tracked: 'shipping.tracked', is_active: 'shipping.active' } as const),
    ...({ free_from_cents: 'shipping.freeFrom', max_value_cents: 'shipping.maxValue' } as const),
  },
  settings: {
    ...({ 'value.name': 'settings.name', 'value.companyNumber': 'settings.companyNumber' } as const),
    ...({ 'value.vatNumber': 'settings.vatNumber', 'value.street': 'settings.street' } as const),
    ...({ 'value.postalCode': 'settings.postalCode', 'value.city': 'settings.city' } as const),
    ...({ 'value.country': 'settings.country', 'value.email': 'settings.email' } as const),
    ...({ 'value.phone': 'settings.phone', 'value.regime': 'settings.regime' } as const),
    ...({ 'value.iban': 'settings.iban', 'value.bic': 'settings.bic' } as const),
    ...({ 'value.legalForm': 'settings.legalForm', 'value.court': 'settings.court' } as const),
    ...({ 'value.lucid': 'settings.lucid', 'value.fostPlus': 'settings.fostPlus' } as const),
    ...({
      'value.frenchPackaging': 'settings.frenchPackaging',
      'value.processors': 'settings.processors',
    } as const),
    ...({ 'value.euroPerPound': 'settings.euroPerPound', 'value.rateDay': 'settings.poundDay' } as const),
    ...({ 'value.rateSource': 'settings.poundSource', 'value.eori': 'settings.eori' } as const),
    'value.socialLinks': 'settings.social',
  },
};

/** By column; of a fact without one, its part of `facts`. */
function factNames(): Record<string, Localized> {
  const entries = FACT_LIST.map((fact) => {
    const name = { en: staffName(fact, 'en'), nl: staffName(fact, 'nl'), fr: staffName(fact, 'fr') };
    return [fact.column ?? `facts.${fact.key}`, name] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * A column as the forms call it, also one of a text in three languages (`name_nl`, `name.nl`).
 * @returns null for one of another version
 */
export function columnName(table: string, column: string): ColumnName | null {
  const names: Record<string, ColumnName['label']> =
    table === 'insects' ? { ...factNames(), ...COLUMNS.insects } : (COLUMNS[table] ?? {});
  const whole = names[column];
  if (whole) return { label: whole, language: null };
  const [, base = '', language] = /^(.+)[._]([a-z]{2})$/.exec(column) ?? [];
  const label = names[base];
  const locale = LOCALES.find((one) => one === language);
  return label && locale ? { label, language: locale } : null;
}
