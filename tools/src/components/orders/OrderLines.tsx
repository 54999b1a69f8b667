import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useMay } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import { AgreedFlaws } from './AgreedFlaws.tsx';
import { Section } from './Section.tsx';
import style from './OrderLines.module.css';

type Line = ToolsOrder['lines'][number];

const PAPERS = ['certificate', 'origin-proof', 'export-permit', 'import-permit'] as const;

/** What was bought, as its label said then, with the picture that lies in the drawer now. */
export function OrderLines({ lines }: Pick<ToolsOrder, 'lines'>) {
  const words = useWords();
  return (
    <Section title={words('order.lines')}>
      <ul className={style['lines']} role="list">
        {lines.map((line) => (
          <li key={line.position} className={style['line']}>
            <span className={style['thumb']}>
              <Picture picture={line.picture} alt="" sizes="4.5rem" />
            </span>
            <LineLabel line={line} />
            <LineMoney line={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LineLabel({ line }: { line: Line }) {
  const words = useWords();
  const locale = useLocale();
  const isLinked = useMay('catalogue-read');
  const name = line.isMixed ? line.name : <em>{line.name}</em>;
  const papers = sayPapers(withAnnex(line), locale);
  const takenOut = line.takenOutAmount ?? 0;
  const withdrawn = (line.withdrawnAmount ?? 0) - takenOut;
  return (
    <div>
      <p className={style['name']}>
        {isLinked ? (
          <SiteLink to={pathTo('toolsInsect', locale, { id: String(line.insectId) })}>{name}</SiteLink>
        ) : (
          name
        )}
      </p>
      <p className={style['facts']}>
        {line.drawer && `${words('order.drawer', { drawer: line.drawer })} · `}
        {line.reference} · {words('order.grade', { quality: line.quality })}
      </p>
      {papers.length > 0 && <p className={style['papers']}>{papers.join(' · ')}</p>}
      <LineExport line={line} />
      {line.provenance && (
        <p className={style['facts']}>
          <a href={line.provenance} type="application/pdf" target="_blank" rel="noreferrer">
            {words('order.provenance')}
          </a>
        </p>
      )}
      <AgreedFlaws line={line} />
      {withdrawn > 0 && (
        <p className={style['withdrawn']}>{words('order.withdrawn', { count: withdrawn })}</p>
      )}
      {takenOut > 0 && <p className={style['withdrawn']}>{words('order.takenOut', { count: takenOut })}</p>}
    </div>
  );
}

/** A server of a release before names the annex alone. */
const withAnnex = (line: Line) => (line.citesAnnex === null ? line : { annex: line.citesAnnex, ...line });

function LineMoney({ line: { amount, priceCents } }: { line: Line }) {
  const locale = useLocale();
  return (
    <p className={style['sum']}>
      <span className={style['times']}>
        {amount} × {formatMoney(priceCents, locale)}
      </span>
      {formatMoney(amount * priceCents, locale)}
    </p>
  );
}

/** What has to lie in the parcel with a line by the law of today, or why it may not leave as it is. */
function LineExport({ line }: { line: ToolsOrder['lines'][number] }) {
  const words = useWords();
  if (!line.export) return null;
  const { answer, isStopped } = line.export;
  const wanted = line.export.papers;
  const papers = PAPERS.filter((paper) => wanted.includes(paper))
    .map((paper) => words(`order.paper.${paper}`))
    .join(', ');
  const laws = line.export.laws.join('; ');
  return (
    <p className={style[isStopped ? 'stopped' : 'facts']}>
      {isStopped
        ? words('order.export.stopped', { answer, papers, laws })
        : words('order.export.papers', { papers })}
    </p>
  );
}
