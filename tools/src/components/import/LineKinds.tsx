import { IMPORT_KINDS, type Import, type ImportKind } from '@vitrine/shared/contract/tools/import';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { refusedAddress } from '../../api/insects/imports.ts';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Import.module.css';

/** How many lines are of each kind; each kind leads to its lines. */
export function LineKinds({ file, current }: { file: Import; current: ImportKind | 'warned' }) {
  const words = useWords();
  const locale = useLocale();
  const { hrefWith } = useListAddress();
  return (
    <nav aria-label={words('import.kinds')} className={style['kinds']}>
      <ul role="list">
        {IMPORT_KINDS.map((kind) => (
          <li key={kind} data-kind={kind} data-none={file.counts[kind] === 0 || undefined}>
            <SiteLink to={hrefWith({ kind })} {...(kind === current && { 'aria-current': 'page' as const })}>
              <strong>{file.counts[kind].toLocaleString(locale)}</strong> {words(`import.kind.${kind}`)}
            </SiteLink>
          </li>
        ))}
        {file.warned > 0 && (
          <li>
            <SiteLink
              to={hrefWith({ kind: 'warned' })}
              {...(current === 'warned' && { 'aria-current': 'page' as const })}
            >
              <strong>{file.warned.toLocaleString(locale)}</strong> {words('import.kind.warned')}
            </SiteLink>
          </li>
        )}
      </ul>
      {file.counts.refused > 0 && (
        <a href={refusedAddress(file.id, locale)} download>
          {words('import.refusedFile')}
        </a>
      )}
    </nav>
  );
}
