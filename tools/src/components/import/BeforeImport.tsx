import { ASKED_FACTS, FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { staffName } from '@vitrine/shared/contract/facts/staff-words';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import type { Import } from '@vitrine/shared/contract/tools/import';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useWords } from '../../model/use-words.ts';

/** What to know before the button is pressed: columns left out, what drafts leave to be said, doubts. */
export function BeforeImport({ file: { columns, counts, warned } }: { file: Import }) {
  const words = useWords();
  const locale = useLocale();
  const { hrefWith } = useListAddress();
  const left = columns.flatMap(({ header, field }, index) =>
    field === null ? [header || words('import.noHeader', { number: index + 1 })] : [],
  );
  const unsaid = FACT_LIST.filter(
    ({ key }) => ASKED_FACTS.some((asked) => asked === key) && columns.every(({ field }) => field !== key),
  );
  const list = new Intl.ListFormat(locale);
  return (
    <>
      {left.length > 0 && (
        <Notice tone="warning" title={words('import.leftOutTitle', { count: left.length })}>
          {list.format(left)}
        </Notice>
      )}
      {counts.made > 0 && unsaid.length > 0 && (
        <Notice tone="info">
          {words('import.unsaid', {
            facts: list.format(unsaid.map((fact) => staffName(fact, locale))),
          })}
        </Notice>
      )}
      {counts.made + counts.changed > MOST_AT_ONCE && (
        <Notice tone="warning">{words('import.noUndo', { limit: MOST_AT_ONCE })}</Notice>
      )}
      {warned > 0 && (
        <Notice tone="warning">
          <SiteLink to={hrefWith({ kind: 'warned' })}>{words('import.warned', { count: warned })}</SiteLink>
        </Notice>
      )}
    </>
  );
}
