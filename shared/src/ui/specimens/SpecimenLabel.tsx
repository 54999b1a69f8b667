import type { InsectCard } from '../../contract/catalogue.ts';
import { FACT_LIST, saidOf, type NamedFact } from '../../contract/facts/fact-list.ts';
import { formatOnLabel } from '../../i18n/format-fact.ts';
import { formatCaught } from '../../i18n/formats.ts';
import { formatPlace } from '../../i18n/places/format-place.ts';
import { LatinName } from './LatinName.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { WORDS } from '../words.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import style from './SpecimenLabel.module.css';

interface SpecimenLabelProps {
  insect: InsectCard;
  /** Without one the name is plain text: for lists that have a heading already. */
  headingLevel?: 1 | 2 | 3;
  /** card: what tells two lots apart at a glance. full: everything that a data label says. */
  detail?: 'card' | 'full';
  /** Makes the name a link. */
  to?: string;
  /** In a card, whose style it has: it needs no class of its own. */
  set?: boolean;
}

/** The data label of a specimen, in the order of a label on a pin: name, place and date, then the specimen itself. */
export function SpecimenLabel({
  insect,
  headingLevel,
  detail = 'card',
  to,
  set = false,
}: SpecimenLabelProps) {
  const locale = useLocale();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const name = <LatinName name={insect.name} authority={insect.authority} isMixed={insect.isMixed} set />;
  const commonName = insect.commonName[locale];
  return (
    <div className={set ? undefined : style['label']} data-detail={detail === 'full' ? detail : undefined}>
      <Heading>
        {to ? (
          <SiteLink to={to} grows>
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </Heading>
      {commonName && <p>{commonName}</p>}
      <Provenance insect={insect} detail={detail} />
      <Facts insect={insect} detail={detail} />
    </div>
  );
}

type Detail = NonNullable<SpecimenLabelProps['detail']>;

function Facts({ insect, detail }: { insect: InsectCard; detail: Detail }) {
  const locale = useLocale();
  const isFull = detail === 'full';
  const facts = FACT_LIST.filter(
    (fact) => fact.label === 'specimen' || (fact.label === 'full' && (isFull || isUnusual(insect, fact))),
  );
  return (
    <ul role="list">
      {facts.map((fact) => (
        <FactItem key={fact.key} fact={fact} insect={insect} isFull={isFull} />
      ))}
      {isFull && <li>{`${WORDS[locale].reference}\u00a0${insect.reference}`}</li>}
    </ul>
  );
}

const isUnusual = (insect: InsectCard, fact: NamedFact) =>
  fact.kind === 'choice' && fact.unusual?.includes(String(saidOf(insect, fact)));

function FactItem({ fact, insect, isFull }: { fact: NamedFact; insect: InsectCard; isFull: boolean }) {
  const locale = useLocale();
  const said = formatOnLabel(fact, saidOf(insect, fact), locale);
  const text = fact.key === 'spread' && !isFull && mayBePapered(insect) ? WORDS[locale].papered : said;
  const isSex = fact.key === 'gender';
  // The lots of a mixed one are of either sex.
  if (!text || (isSex && insect.isMixed)) return null;
  return <li className={isSex ? style[insect.gender] : undefined}>{text}</li>;
}

/** Butterflies and moths that are not spread come in paper mostly; a page says so below the word, a card has but the word. */
const mayBePapered = ({ spread, family: { category } }: InsectCard) =>
  spread === 'NO' && (category === 'BUTTERFLIES' || category === 'MOTHS');

/** Place and date; the full label gives the date as precisely as it is known, the card its year. */
function Provenance({ insect, detail }: { insect: InsectCard; detail: Detail }) {
  const locale = useLocale();
  const { caughtOn } = insect;
  const place = formatPlace(insect, locale);
  return (
    <p>
      <span>{`${place || WORDS[locale].localityUnknown} `}</span>
      {caughtOn && <span>{detail === 'full' ? formatCaught(caughtOn, locale) : caughtOn.slice(0, 4)}</span>}
      {detail === 'full' &&
        FACT_LIST.filter(({ label }) => label === 'place').map((fact) => {
          const text = formatOnLabel(fact, saidOf(insect, fact), locale);
          return text && <span key={fact.key}>{text}</span>;
        })}
    </p>
  );
}
