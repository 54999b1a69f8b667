import type { SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { useIntl } from 'react-intl';
import style from './FormerNames.module.css';

/** Other Latin names, those of one source together, and the source after them. */
export function FormerNames({ species: { synonyms, synonymSources = {} } }: { species: SpeciesPage }) {
  const sourceOf = (name: string) => synonymSources[name] ?? '';
  const sources = [...new Set(synonyms.map(sourceOf))];
  return sources.map((source) => (
    <span key={source} className={style['name']}>
      <LatinName name={synonyms.filter((name) => sourceOf(name) === source).join(', ')} short />
      <NameSource source={source} />
    </span>
  ));
}

/** Sources that use a former name. */
export function NameSource({ source }: { source: string }) {
  const intl = useIntl();
  if (source === '') return null;
  return (
    <>
      {' '}
      <small className={style['source']}>
        {intl.formatMessage({ id: SAID[source] ?? 'catalog.species.from' }, { source })}
      </small>
    </>
  );
}

/** Sources that are no work: names that came with the shop, and those that it made of the Latin one. */
const SAID: Partial<Record<string, 'catalog.species.fromSampleList' | 'catalog.species.translated'>> = {
  'sample-list': 'catalog.species.fromSampleList',
  translated: 'catalog.species.translated',
};
