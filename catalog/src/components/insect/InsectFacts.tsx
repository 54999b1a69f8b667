import type { Insect } from '@vitrine/shared/contract/catalogue';
import { FACT_LIST, optionMeaning, saidOf, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { formatFact } from '@vitrine/shared/i18n/format-fact';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import { useOwnAmount } from '../buying/use-own-amount.ts';

/** Everything that is known of a specimen, in the order of the list of facts. What is not known is left out. */
export function InsectFacts({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const locale = useLocale();
  const own = useOwnAmount(insect.uuid);
  const factWords = (fact: NamedFact): string => {
    const said = saidOf(insect, fact);
    const word = formatFact(fact, said, locale);
    const meaning = optionMeaning(fact, String(said), locale);
    return word && meaning ? intl.formatMessage({ id: 'catalog.fact.means' }, { word, meaning }) : word;
  };
  const heldWords = () =>
    own > 0
      ? intl.formatMessage({ id: 'catalog.cart.view' }, { amount: own })
      : intl.formatMessage({ id: 'catalog.insect.keptAside' });
  // Flags have pages and marks of their own; the lots of a mixed one are of either sex.
  const shown = FACT_LIST.filter(
    ({ key, kind, shown }) => shown && kind !== 'flag' && !(insect.isMixed && key === 'gender'),
  );
  const items = [
    { term: FACTS.reference.name[locale], description: insect.reference },
    {
      term: FACTS.familyId.name[locale],
      description: <SiteLink to={familyPath(insect.family, locale)}>{insect.family.name[locale]}</SiteLink>,
    },
    ...shown.map((fact) => ({ term: fact.name[locale], description: factWords(fact) })),
    {
      term: FACTS.stock.name[locale],
      description: insect.isHeld
        ? heldWords()
        : intl.formatMessage({ id: 'catalog.insect.available' }, { stock: insect.stock }),
    },
  ];
  return <DefinitionList items={items.filter(({ description }) => description !== '')} />;
}
