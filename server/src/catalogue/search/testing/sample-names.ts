import { makeSampleLots } from '@vitrine/sample-shop/lots/sample-lots';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { readSynonymsFile } from '../../store/synonyms-file.ts';
import { groupByName } from '../../store/synonyms.ts';
import type { VocabularyEntry, VocabularyText } from '../vocabulary-entry.ts';

/** The names and families of the sample shop, mixed lots among them. */
export function sampleNames(): VocabularyEntry[] {
  const lots = makeSampleLots(readSpecies(), 'vitrine', new Date('2026-06-01T12:00:00Z'));
  const synonyms = groupByName(readSynonymsFile());
  const families = new Map(lots.map(({ family: { name } }) => [name.en, Object.values(name)]));
  const names = new Map(
    lots.map(({ insect }) => [insect.name, [insect.common_en, insect.common_nl, insect.common_fr]]),
  );
  const synonymsOf = (name: string) => textsOf('synonym', synonyms.get(name) ?? []);
  return [
    ...[...families].map(([name, texts], index) => ({
      id: index + 1,
      kind: 'family' as const,
      texts: [...textsOf('family', texts), ...synonymsOf(name)],
    })),
    ...[...names].map(([name, commons], index) => ({
      id: index + 1,
      kind: 'name' as const,
      texts: [...textsOf('latin', [name]), ...textsOf('common', commons), ...synonymsOf(name)],
    })),
  ];
}

function textsOf(kind: VocabularyText['kind'], texts: readonly string[]): VocabularyText[] {
  return [...new Set(texts)].filter((text) => text !== '').map((text) => ({ kind, text }));
}
