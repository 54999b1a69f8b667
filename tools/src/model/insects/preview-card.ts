import { insectCardSchema, type Family, type InsectCard } from '@vitrine/shared/contract/catalogue';
import { FACT_LIST, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import type { InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import type { InsectValues } from './insect-values.ts';

const NO_UUID = '00000000-0000-0000-0000-000000000000';

interface Known {
  families: readonly Family[];
  /** What is stored of it; null for a new one. */
  insect: Pick<
    InsectDetail,
    'uuid' | 'pictures' | 'onHand' | 'reserved' | 'previousPriceCents' | 'updatedAt'
  > | null;
}

/** The card that shoppers will see of what is typed; null until its family, sex, grade and preparation are said. */
export function previewCard(values: InsectValues, { families, insect }: Known): InsectCard | null {
  const family = families.find(({ id }) => String(id) === values.familyId);
  if (!family || !values.name.trim()) return null;
  const typed = new Map<string, string>(Object.entries(values));
  const facts = FACT_LIST.filter(({ shown }) => shown === 'card').map((fact) => [
    fact.key,
    previewFact(fact, typed.get(fact.key) ?? ''),
  ]);
  const read = insectCardSchema.safeParse({
    ...Object.fromEntries(facts),
    uuid: insect?.uuid ?? NO_UUID,
    reference: values.reference,
    name: values.name.trim(),
    authority: values.authority,
    commonName: { en: values['common.en'], nl: values['common.nl'], fr: values['common.fr'] },
    family,
    priceCents: Math.round(Number(values.price.replace(',', '.')) * 100) || 0,
    previousPriceCents: insect?.previousPriceCents ?? null,
    stock: insect ? insect.onHand - insect.reserved : wholeOf(values.stock) || 0,
    picture: insect?.pictures[0] ?? null,
    updatedAt: insect?.updatedAt ?? '',
  });
  return read.success ? read.data : null;
}

function previewFact({ kind }: NamedFact, typed: string): unknown {
  if (kind === 'flag') return typed === 'yes';
  if (kind === 'whole') return wholeOf(typed);
  // Only what the server has read is written out; while a date is typed, its year is enough.
  if (kind === 'date') return /^\d{4}(-\d\d){0,2}$/.test(typed) ? typed : (/\d{4}/.exec(typed)?.[0] ?? null);
  return kind === 'choice' && typed === '' ? null : typed;
}

function wholeOf(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Number(text) : null;
}
