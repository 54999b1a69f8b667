import type { Locale } from '@vitrine/shared/contract/locale';
import type { PictureOwner } from '@vitrine/shared/contract/tools/pictures';

/** What an owner is called in a sentence: the reference of an insect, the name of a family. */
export function pictureOwnerName(
  { reference, name }: Pick<PictureOwner, 'reference' | 'name'>,
  locale: Locale,
): string {
  return reference || name[locale];
}
