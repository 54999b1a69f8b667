import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { FamiliesTable, InsectsTable, Schema } from '../schema/schema.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** A family with a Latin name; what a test is about, it says itself. */
export async function addFamily(
  kysely: Kysely<Schema>,
  name = 'Papilionidae',
  more: Partial<Insertable<FamiliesTable>> = {},
): Promise<{ id: number; category: FamiliesTable['category'] }> {
  const slug = name.toLowerCase();
  const names = { name_en: name, name_nl: name, name_fr: name, slug_en: slug, slug_nl: slug, slug_fr: slug };
  return kysely
    .insertInto('families')
    .values({ code: null, category: 'BUTTERFLIES', updated_at: AT, ...names, ...more })
    .returning(['id', 'category'])
    .executeTakeFirstOrThrow();
}

/** A plain lot in a family, with its stock received and its price noted, as a real one is. */
export async function addInsect(
  kysely: Kysely<Schema>,
  family: { id: number; category: FamiliesTable['category'] },
  more: Partial<Insertable<InsectsTable>> = {},
): Promise<{ id: number; uuid: string; reference: string }> {
  const uuid = randomUUID().toUpperCase();
  const values = { ...plainInsect(), uuid, reference: `BU-${uuid.slice(0, 8)}`, ...more };
  const insect = await kysely
    .insertInto('insects')
    .values({ ...values, family_id: family.id, category: family.category })
    .returning(['id', 'uuid', 'reference'])
    .executeTakeFirstOrThrow();
  const cause = { insect_id: insect.id, at: values.created_at };
  if (values.on_hand > 0) {
    const received = { kind: 'receive' as const, amount: values.on_hand, source: 'test' };
    await kysely
      .insertInto('stock_moves')
      .values({ ...cause, ...received })
      .execute();
  }
  await kysely
    .insertInto('price_history')
    .values({ ...cause, price_cents: values.price_cents })
    .execute();
  return insect;
}

function plainInsect(): Omit<Insertable<InsectsTable>, 'uuid' | 'reference'> {
  return {
    name: 'Papilio machaon',
    genus: 'Papilio',
    species: 'machaon',
    authority: 'Linnaeus, 1758',
    common_en: 'Swallowtail',
    common_nl: 'Koninginnenpage',
    common_fr: 'Machaon',
    family_id: null,
    category: null,
    quality: 'A1',
    size_mm: 70,
    weight_grams: 30,
    country: 'FR',
    locality: 'Drôme',
    caught_on: '2019-06',
    spread: 'YES',
    gender: 'MALE',
    price_cents: 800,
    is_repair: 0,
    is_mixed: 0,
    cites_annex: null,
    description_en: '',
    description_nl: '',
    description_fr: '',
    is_published: 1,
    deleted_at: null,
    created_at: AT,
    updated_at: AT,
    on_hand: 1,
    reserved: 0,
  };
}
