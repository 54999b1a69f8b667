import type { TextVersion } from '@vitrine/shared/contract/tools/texts';
import { Button } from '@vitrine/shared/ui/links/Button';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './Texts.module.css';

interface VersionsProps {
  /** The newest first. */
  versions: TextVersion[];
  failure: ApiFailure | null;
  /** Fills the form with an earlier one; nothing when one may only read. */
  onTake?: (version: number) => void;
}

/** Who wrote which version when. An earlier one is taken into the form, looked over, and saved as the next. */
export function Versions({ versions, failure, onTake }: VersionsProps) {
  const words = useWords();
  const formats = useFormats();
  return (
    <section className={style['versions']}>
      <h2>{words('texts.versions')}</h2>
      <RequestFailed failure={failure} />
      <DataTable
        caption={words('texts.versions')}
        rows={versions}
        idOf={({ version }) => String(version)}
        nameOf={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            title: words('texts.version'),
            isName: true,
            cell: ({ version }) => words('texts.versionNumber', { version }),
          },
          { key: 'at', title: words('texts.savedAt'), cell: ({ at }) => formats.moment(at) },
          { key: 'by', title: words('texts.savedBy'), cell: ({ by }) => by || words('texts.byTheShop') },
          {
            key: 'ways',
            title: words('texts.ways'),
            cell: ({ version }) =>
              onTake &&
              version !== versions[0]?.version && (
                <Button
                  variant="quiet"
                  aria-label={words('texts.takeOf', { version })}
                  onClick={() => onTake(version)}
                >
                  {words('texts.take')}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}
