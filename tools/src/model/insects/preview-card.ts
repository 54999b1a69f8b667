import {
  genderSchema,
  qualitySchema,
  spreadSchema,
  type Family,
  type InsectCard,
} from '@vitrine/shared/contract/catalogue';
import type { InsectDetail } from '@vitrine/shared/contract/tools-catalogue';
import type { InsectValues } from './insect-values.ts';

const NO_UUID = '00000000-0000-0000-0000-000000000000';

interface Known {
  families: readonly Family[];
  /** What is kept of it; null for a new one. */
  insect: Pick<
    InsectDetail,
    'uuid' | 'pictures' | 'onHand' | 'reserved' | 'previousPriceCents' | 'updatedAt'
  > | null;
}

/** The card that shoppers will see of what is typed; null as long as there is no family to list it in. */
export function previewCard(values: InsectValues, { families, insect }: Known): InsectCard | null {
  const family = families.find(({ id }) => String(id) === values.familyId);
  const quality = qualitySchema.safeParse(values.quality);
  const spread = spreadSchema.safeParse(values.spread);
  const gender = genderSchema.safeParse(values.gender);
  if (!family || !quality.success || !spread.success || !gender.success || !values.name.trim()) return null;
  const { common, ...facts } = read(values);
  return {
    ...facts,
    uuid: insect?.uuid ?? NO_UUID,
    commonName: common,
    family,
    quality: quality.data,
    spread: spread.data,
    gender: gender.data,
    previousPriceCents: insect?.previousPriceCents ?? null,
    stock: insect ? insect.onHand - insect.reserved : wholeOf(values.stock) || 0,
    picture: insect?.pictures[0] ?? null,
    updatedAt: insect?.updatedAt ?? '',
  };
}

function read(values: InsectValues) {
  const { reference, name, authority, country, locality, caughtOn } = values;
  return {
    ...{ reference, name: name.trim(), authority, country, locality },
    common: { en: values['common.en'], nl: values['common.nl'], fr: values['common.fr'] },
    sizeMm: wholeOf(values.sizeMm),
    // Only what the server has read is written out; while it is typed, its year is enough.
    caughtOn: /^\d{4}(-\d\d){0,2}$/.test(caughtOn) ? caughtOn : (/\d{4}/.exec(caughtOn)?.[0] ?? null),
    priceCents: Math.round(Number(values.price.replace(',', '.')) * 100) || 0,
    isRepair: values.isRepair === 'yes',
    isMixed: values.isMixed === 'yes',
  };
}

function wholeOf(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Number(text) : null;
}
