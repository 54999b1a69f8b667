import { useMemo } from 'react';
import type { PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { Button } from '@vitrine/shared/ui/links/Button';
import { placesOf, type Planned, planPlaces } from '../../../model/pictures/plan-places.ts';
import type { UploadQueue } from '../../../model/pictures/upload-queue.ts';
import { isFailed, isOpen, isReady, type UploadSlot, type Upload } from '../../../model/pictures/upload.ts';
import type { Column } from '../../../model/lists/table.ts';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords } from '../../../model/use-words.ts';
import { DataTable } from '../../list/DataTable.tsx';
import { FilePicture } from './FilePicture.tsx';
import { UploadOwner } from './UploadOwner.tsx';
import { UploadState } from './UploadState.tsx';
import style from './UploadList.module.css';
import { News } from '../../Announced.tsx';

interface UploadListProps {
  kind: PictureOwnerKind;
  uploads: readonly Upload[];
  queue: UploadQueue;
}

/** The files of this tab: whose pictures they are, which place they get, and how far they are. */
export function UploadList({ kind, uploads, queue }: UploadListProps) {
  const words = useWords();
  const columns = useColumns(kind, planPlaces(uploads), queue);
  const count = (which: (upload: Upload) => boolean) => uploads.filter(which).length;
  const ready = count(isReady);
  const failed = count(isFailed);
  const refused = count(({ state }) => state.kind === 'refused');
  const sent = count(({ state }) => state.kind === 'sent');
  const nobody = count(({ state, owner }) => state.kind === 'ready' && !owner);
  if (uploads.length === 0) return null;
  return (
    <div className={style['list']}>
      <DataTable
        caption={words('pictures.list.caption')}
        columns={columns}
        rows={uploads}
        idOf={({ id }) => id}
        nameOf={({ file }) => file.name}
      />
      <div className={style['foot']}>
        {ready > 0 && (
          <Button onClick={() => queue.start()}>{words('pictures.list.start', { count: ready })}</Button>
        )}
        {failed > 0 && (
          <Button variant="quiet" onClick={() => queue.retry()}>
            {words('pictures.list.retry', { count: failed })}
          </Button>
        )}
        {sent > 0 && (
          <Button variant="quiet" onClick={() => queue.clearSent()}>
            {words('pictures.list.clear')}
          </Button>
        )}
        <News
          text={words('pictures.list.said', {
            ...{ sent, total: uploads.length, failed: failed + refused, nobody },
          })}
        />
      </div>
    </div>
  );
}

function useColumns(
  kind: PictureOwnerKind,
  plan: Map<string, Planned>,
  queue: UploadQueue,
): Column<Upload>[] {
  const words = useWords();
  const columns = useMemo<Column<Upload>[]>(
    () => [
      {
        key: 'file',
        title: words('pictures.list.file'),
        isName: true,
        cell: (upload) => <FileName upload={upload} />,
      },
      {
        key: 'owner',
        title: words(`pictures.owner.${kind}`),
        cell: (upload) => <UploadOwner kind={kind} upload={upload} queue={queue} />,
      },
    ],
    [words, kind, queue],
  );
  return [
    ...columns,
    {
      key: 'place',
      title: words('pictures.list.place'),
      cell: (upload) => <UploadPlace upload={upload} planned={plan.get(upload.id)} queue={queue} />,
    },
    {
      key: 'state',
      title: words('pictures.list.state'),
      cell: (upload) => <UploadState kind={kind} upload={upload} queue={queue} />,
    },
  ];
}

const THUMB_PX = 112;

/** With how large it is, and how large it was. */
function FileName({ upload: { file, givenBytes } }: { upload: Upload }) {
  const words = useWords();
  const { megabytes } = useFormats();
  const [given, sent] = [megabytes(givenBytes), megabytes(file.size)];
  return (
    <span className={style['file']}>
      <FilePicture file={file} side={THUMB_PX} className={style['thumb']} />
      <span>
        <span className={style['name']}>{file.name}</span>
        <small>{file.size === givenBytes ? sent : words('pictures.smaller', { given, sent })}</small>
      </span>
    </span>
  );
}

interface UploadPlaceProps {
  upload: Upload;
  planned: Planned | undefined;
  queue: UploadQueue;
}

/** Which of the owner's pictures a file will be: a new one, or one in the place of another. */
function UploadPlace({ upload, planned, queue }: UploadPlaceProps) {
  const words = useWords();
  const { id, file, owner } = upload;
  if (!owner || !planned) return null;
  const number = planned.position + 1;
  const present = planned.isInstead
    ? words('pictures.place.instead', { number })
    : words('pictures.place.new', { number });
  if (!isOpen(upload) || owner.taken.length === 0) return <span>{present}</span>;
  const places = placesOf(owner);
  return (
    <select
      className={style['place']}
      aria-label={words('pictures.place.of', { file: file.name })}
      value={planned.isInstead ? planned.position : 'new'}
      onChange={({ target }) => {
        const place = places.find((other) => valueOf(other) === target.value);
        if (place) queue.place(id, place);
      }}
    >
      {places.map((place) => (
        <option key={valueOf(place)} value={valueOf(place)}>
          {place.kind === 'instead'
            ? words('pictures.place.instead', { number: place.position + 1 })
            : planned.isInstead
              ? words('pictures.place.plain')
              : present}
        </option>
      ))}
    </select>
  );
}

const valueOf = (place: UploadSlot) => (place.kind === 'new' ? 'new' : String(place.position));
