import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { PERSONAL_DATA } from './personal-data.ts';

/** Where the privacy page tells of a table: the first words of a point of its list, in the three languages. */
const POINTS = {
  orders: ['Orders', 'Bestellingen', 'Les commandes'],
  account: ['Your account', 'Je account', 'Votre compte'],
  logins: ['Your logins', 'Je logins', 'Vos connexions'],
  messages: ['Messages that you send', 'Berichten die je ons stuurt', 'Les messages que vous'],
  newsletter: ['Newsletter', 'Nieuwsbrief', 'La lettre d’information'],
  wishes: ['A wish to hear', 'Een wens om te horen', 'Le souhait d’apprendre'],
  reserved: ['While lots are reserved', 'Zolang er loten', 'Tant que des lots'],
  counts: ['Counts of logins', 'Tellingen van logins', 'Le comptage des connexions'],
  mails: ['E-mails to you', 'E-mails aan jou', 'Les e-mails que nous vous envoyons'],
  searches: [
    'Searches that found nothing',
    'Zoekopdrachten die niets vonden',
    'Les recherches sans résultat',
  ],
  lots: ['Lots', 'Loten', 'Les lots'],
  staff: ['Of those who work', 'Van wie in de winkel werkt', 'Pour qui travaille'],
  logs: ['Short technical logs', 'Korte technische logboeken', 'De brefs journaux'],
  speed: ['How fast our pages are', 'Hoe snel onze pagina’s zijn', 'La vitesse de nos pages'],
  forms: ['A form that your browser sends', 'Een formulier dat je browser', 'Un formulaire envoyé'],
} as const;

type Point = keyof typeof POINTS;

/** Told though no table holds them of anybody: logs, and counts that name nobody. */
const OF_NOBODY: readonly string[] = ['logs', 'speed'];

/** Every table that holds anything of a person, and the points that tell it. */
const TOLD: Record<string, readonly Point[]> = {
  ...all(
    'orders',
    'order_search order_notes order_history order_cuts shipments withdrawals withdrawal_refusals',
  ),
  ...all('orders', 'payments refunds chargebacks invoices provenance_sheets e_invoices idempotency'),
  orders: ['orders', 'reserved'],
  ...all('reserved', 'holds stock_alarms'),
  ...all('account', 'accounts account_addresses passkeys'),
  ...all('logins', 'sessions mail_tokens passkey_challenges'),
  ...all('counts', 'attempts request_counts'),
  ...all('forms', 'form_drafts'),
  subscriptions: ['newsletter', 'wishes'],
  subscription_tokens: ['newsletter', 'wishes'],
  outbox: ['mails', 'messages'],
  ...all('lots', 'insects order_lines import_lines'),
  ...all('searches', 'search_misses'),
  ...all('staff', 'audit_log audit_subjects stock_moves texts imports import_words'),
  ...all(
    'staff',
    'staff_second_factors staff_recovery_codes notification_choices notified_facts saved_views',
  ),
};

/** The terms after which something goes by itself, where the page tells it in figures. */
const TERMS: readonly (readonly [Point, number])[] = [
  ['orders', 60],
  ['orders', 790],
  ['account', 30],
  ['mails', 90],
  ['searches', 90],
];

/** GDPR, article 13: a shopper reads of everything that is kept. */
describe('The privacy page tells of every table that holds anything of a person', () => {
  it('and a table that is new is given its place there', () => {
    const tables = [...new Set<string>(PERSONAL_DATA.map(({ table }) => table))];
    expect(Object.keys(TOLD).toSorted()).toEqual(tables.toSorted());
  });

  it.each(LOCALES)('in %s, and of nothing that the shop does not keep', (locale) => {
    const points = pointsIn(locale);
    const named = Object.entries(POINTS).map(([, words]) => words[LOCALES.indexOf(locale)] ?? '');
    expect(named.filter((words) => !points.some((point) => point.startsWith(words)))).toEqual([]);
    expect(points.filter((point) => !named.some((words) => point.startsWith(words)))).toEqual([]);
    const told = new Set(Object.values(TOLD).flat());
    expect(
      Object.keys(POINTS).filter((point) => !OF_NOBODY.includes(point) && !told.has(point as Point)),
    ).toEqual([]);
  });

  it.each(LOCALES)('in %s, with the days after which it goes', (locale) => {
    for (const [point, days] of TERMS) {
      const words = POINTS[point][LOCALES.indexOf(locale)] ?? '';
      const text = pointsIn(locale).find((one) => one.startsWith(words)) ?? '';
      expect(`${point}: ${text}`).toMatch(new RegExp(`\\b${days} (?:days|dagen|jours)`));
    }
  });
});

/** What proves that a subscription has ended outlives it, whatever it was to. */
it.each(LOCALES)(
  'The privacy page tells in %s how long the proof of an ended subscription stays',
  (locale) => {
    for (const point of TOLD['subscriptions'] ?? []) {
      const words = POINTS[point][LOCALES.indexOf(locale)] ?? '';
      const text = pointsIn(locale).find((one) => one.startsWith(words)) ?? '';
      expect(`${point}: ${text}`).toMatch(
        /(?:fingerprint|vingerafdruk|empreinte).*(?:three years|drie jaar|trois ans)/,
      );
    }
  },
);

/** What a purpose rests on, in the words of the page. */
const BASIS_WORDS = {
  contract: /contract|overeenkomst|contrat/,
  consent: /consent|toestemming|consentement/,
  interest: /legitimate interest|gerechtvaardigd belang|intérêt légitime/,
  law: /law asks|wet vraagt|exige la loi/,
} as const;

/** GDPR, article 13(1)(c): the legal basis of each purpose. */
describe('The privacy page says why each thing may be kept', () => {
  it.each(LOCALES)('in %s, point by point, as the shop has it in its list', (locale) => {
    const textOf = (point: Point) =>
      pointsIn(locale).find((one) => one.startsWith(POINTS[point][LOCALES.indexOf(locale)] ?? '')) ?? '';
    const points = Object.keys(POINTS) as Point[];
    const silent = points.filter(
      (point) => !Object.values(BASIS_WORDS).some((words) => words.test(textOf(point))),
    );
    expect(silent).toEqual([]);
    const untold = PERSONAL_DATA.filter(
      ({ table, basis }) => !(TOLD[table] ?? []).some((point) => BASIS_WORDS[basis].test(textOf(point))),
    );
    expect(untold.map(({ table, basis }) => `${table}: ${basis}`)).toEqual([]);
  });
});

/** The points of the list of what is kept, without their dashes. */
function pointsIn(locale: Locale): string[] {
  const file = path.join(import.meta.dirname, `../../../data/texts/privacy.${locale}.md`);
  const [, , kept = ''] = readFileSync(file, 'utf8').split(/^## /m);
  return kept.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

function all(point: Point, tables: string): Record<string, Point[]> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, [point]]));
}
