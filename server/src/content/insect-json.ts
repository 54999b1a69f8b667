import type { Insect, InsectCard, Picture } from '@vitrine/shared/contract/catalogue';
import type { CompactInsect, ContentInsect } from '@vitrine/shared/contract/content';

/** An insect under the names of the seed. */
export function insectJson(
  insect: Pick<Insect, keyof InsectCard | 'description' | 'pictures'>,
): ContentInsect {
  const { description } = insect;
  return {
    ...compactInsectJson(insect),
    images: insect.pictures.map((picture) => ({ url: pictureUrl(picture), ...picture })),
    quality: insect.quality,
    size: insect.sizeMm,
    origin: insect.locality,
    country: insect.country,
    catch_date: insect.caughtOn,
    spread: insect.spread,
    gender: insect.gender,
    description: description.en,
    description_nl: description.nl,
    description_fr: description.fr,
  };
}

/** What a list needs: what it is, what it costs and whether it is there. */
export function compactInsectJson(insect: InsectCard): CompactInsect {
  const { family } = insect;
  return {
    uuid: insect.uuid,
    name: insect.name,
    reference: insect.reference,
    photo: insect.picture ? pictureUrl(insect.picture) : null,
    family: { id: family.id, slug: family.slug.en, name: family.name.en, category: family.category },
    price: insect.priceCents / 100,
    stock: insect.stock,
    updated_at: insect.updatedAt,
    REPAIR: insect.isRepair,
    MIXED: insect.isMixed,
  };
}

function pictureUrl({ hash, width }: Picture): string {
  return `/pictures/${hash}-${width}.jpg`;
}
