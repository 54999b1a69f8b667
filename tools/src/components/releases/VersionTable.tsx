import type { Releases } from '@vitrine/shared/contract/tools/operations/operations';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import style from '../mails/Mails.module.css';

export type App = Releases['apps'][number];
export type Version = App['versions'][number];

/** The versions of an app, the newest first, with what each is to the shop. */
export function VersionTable({ app: { name, live, versions } }: { app: App }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <DataTable
      caption={words('releases.of', { name })}
      rows={versions}
      idOf={({ version }) => version}
      nameOf={({ version }) => version}
      empty={words('releases.none')}
      columns={[
        {
          key: 'version',
          title: words('releases.version'),
          isName: true,
          cell: ({ version }) => <code className={style['version']}>{version}</code>,
        },
        {
          key: 'live',
          title: words('releases.state'),
          cell: (version) => <State version={version} isLive={version.version === live} />,
        },
        { key: 'at', title: words('releases.at'), cell: ({ releasedAt }) => formats.moment(releasedAt) },
        {
          key: 'size',
          title: words('releases.size'),
          isFigure: true,
          cell: ({ bytes }) => formats.megabytes(bytes),
        },
        {
          key: 'contract',
          title: words('releases.contract'),
          isFigure: true,
          cell: ({ contract }) => contract ?? '–',
        },
        {
          key: 'signed',
          title: words('releases.signed'),
          cell: ({ isSigned }) => words(isSigned ? 'releases.isSigned' : 'releases.notSigned'),
        },
      ]}
    />
  );
}

function State({ version: { share, refusal }, isLive }: { version: Version; isLive: boolean }) {
  const words = useWords();
  const formats = useFormats();
  if (refusal && refusal.liftedAt === null)
    return <span className={style['error']}>{words('releases.refused')}</span>;
  const state = share
    ? words('releases.tried', { share })
    : words(isLive ? 'releases.live' : 'releases.kept');
  const lifted = refusal?.liftedAt && words('releases.lifted', { moment: formats.moment(refusal.liftedAt) });
  return [state, lifted].filter(Boolean).join(', ');
}
