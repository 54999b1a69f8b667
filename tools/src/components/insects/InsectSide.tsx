import type { Family } from '@vitrine/shared/contract/catalogue';
import type { InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { SpecimenCard } from '@vitrine/shared/ui/specimens/SpecimenCard';
import type { InsectValues } from '../../model/insects/insect-values.ts';
import { previewCard } from '../../model/insects/preview-card.ts';
import { useWords } from '../../model/use-words.ts';
import { usePicturesPath } from './LotPictures.tsx';
import style from './InsectForm.module.css';

interface PreviewProps {
  values: InsectValues;
  families: readonly Family[];
  insect: InsectDetail | null;
}

/** The card that shoppers see of what is typed, and the way to the page it leads to. */
export function Preview({ values, families, insect }: PreviewProps) {
  const words = useWords();
  const locale = useLocale();
  const card = previewCard(values, { families, insect });
  const isShown = insect?.form.isPublished && insect.family && insect.deletedAt === null;
  return (
    <section aria-label={words('insect.preview')}>
      <h2>{words('insect.preview')}</h2>
      {card ? (
        <div className={style['card']} inert>
          <SpecimenCard insect={card} sizes="16rem" eager />
        </div>
      ) : (
        <p className={style['quiet']}>{words('insect.previewNone')}</p>
      )}
      {isShown && insect.family && (
        <p>
          <SiteLink
            to={insectPath({ uuid: insect.uuid, name: insect.form.name, family: insect.family }, locale)}
          >
            {words('insect.toShop')}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

/** The field in which a fault is mended. A picture has a page of its own. */
const FIELDS = {
  family: '#field-familyId',
  price: '#field-price',
  weight: '#field-weightGrams',
  certificate: '#field-citesAnnex',
} as const;

/** What a lot lacks before it is shown, each with the way to mend it. */
export function Faults({
  id,
  faults,
  needsAnnex,
  needsSpecies,
  needsCost,
  needsFlaws,
  needsDocument = [],
  needsSource,
  unsaid = [],
}: Pick<
  InsectDetail,
  | 'id'
  | 'faults'
  | 'needsAnnex'
  | 'needsSpecies'
  | 'needsCost'
  | 'needsFlaws'
  | 'needsDocument'
  | 'needsSource'
  | 'unsaid'
>) {
  const words = useWords();
  const pictures = usePicturesPath(id);
  const isReady =
    faults.length + needsDocument.length + unsaid.length === 0 &&
    ![needsAnnex, needsSpecies, needsSource, needsCost, needsFlaws].includes(true);
  return (
    <section aria-label={words('insect.faults')}>
      <h2>{words('insect.faults')}</h2>
      {isReady && <p className={style['quiet']}>{words('insect.noFaults')}</p>}
      <ul className={style['faults']}>
        {faults.map(({ fault }) => (
          <li key={fault}>
            {fault === 'picture' ? (
              <SiteLink to={pictures}>{words('insect.fault.picture')}</SiteLink>
            ) : (
              <a href={FIELDS[fault]}>{words(`insect.fault.${fault}`)}</a>
            )}
          </li>
        ))}
        {unsaid.map((field) => (
          <li key={field}>
            <a href={`#field-${field}`}>{words(`insect.fault.${field}`)}</a>
          </li>
        ))}
        {needsAnnex && (
          <li>
            <a href="#field-citesAnnex">{words('insect.fault.annex')}</a>
          </li>
        )}
        {needsSpecies && (
          <li>
            <a href="#field-name">{words('insect.fault.species')}</a>
          </li>
        )}
        {needsDocument.map((field) => (
          <li key={field}>
            <a href={`#field-${field}`}>{words(`insect.fault.${field}`)}</a>
          </li>
        ))}
        {needsSource && (
          <li>
            <a href="#field-sourceCode">{words('insect.fault.source')}</a>
          </li>
        )}
        {needsCost && (
          <li>
            <a href="#field-cost">{words('insect.fault.cost')}</a>
          </li>
        )}
        {needsFlaws && (
          <li>
            <SiteLink to={pictures}>{words('insect.fault.flaws')}</SiteLink>
          </li>
        )}
      </ul>
    </section>
  );
}
