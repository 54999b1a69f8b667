import type { Insect, Picture } from '@vitrine/shared/contract/catalogue';
import { FACT_LIST, optionMeaning, saidOf } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatFact } from '@vitrine/shared/i18n/format-fact';

export interface ComparedFact {
  key: string;
  term: string;
  /** By lot; empty where nothing is said. */
  values: { word: string; meaning: string | undefined }[];
  differs: boolean;
}

/** What is said of any of the lots, in the order of the list of facts. */
export function comparedFacts(lots: Insect[], locale: Locale): ComparedFact[] {
  const shown = FACT_LIST.filter((fact) => fact.shown && fact.kind !== 'flag');
  const facts = shown.map((fact) => {
    const values = lots.map((lot) => {
      const said = saidOf(lot, fact);
      // The lots of a mixed one are of either sex.
      const word = lot.isMixed && fact.key === 'gender' ? '' : formatFact(fact, said, locale);
      return { word, meaning: word ? optionMeaning(fact, String(said), locale) : undefined };
    });
    return { key: fact.key, term: fact.name[locale], values };
  });
  const families = lots.map(({ family }) => ({ word: family.name[locale], meaning: undefined }));
  const family = { key: 'familyId', term: FACTS.familyId.name[locale], values: families };
  return [family, ...facts]
    .filter(({ values }) => values.some(({ word }) => word !== ''))
    .map((fact) => ({ ...fact, differs: new Set(fact.values.map(({ word }) => word)).size > 1 }));
}

/**
 * How many millimetres a frame shows, the same for every picture, so that the largest of them just fits. Null when none
 * was measured.
 */
export function commonFrameMm(lots: Insect[]): number | null {
  const measured = lots.flatMap(({ pictures }) =>
    pictures.slice(0, 2).flatMap((one) => longestMm(one) ?? []),
  );
  return measured.length > 0 ? Math.max(...measured) : null;
}

function longestMm({ widthMm, width, height }: Picture): number | null {
  return widthMm ? widthMm * Math.max(1, height / width) : null;
}

/** Part of the frame's width that a picture takes, in percent: the whole one when nobody knows its scale. */
export function percentOfFrame(picture: Picture, frameMm: number | null): number {
  if (!picture.widthMm || frameMm === null) return 100 * Math.min(1, picture.width / picture.height);
  return (100 * picture.widthMm) / frameMm;
}
