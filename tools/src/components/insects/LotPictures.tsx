import type { InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { readOwned } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useWords } from '../../model/use-words.ts';
import { FilesButton } from '../pictures/uploads/FilesButton.tsx';
import { UploadState } from '../pictures/uploads/UploadState.tsx';
import { useUploads } from '../pictures/uploads/use-uploads.ts';
import style from './InsectForm.module.css';

/** Sends photos to one lot, whatever their names are. */
export function useLotUploads(id: number) {
  const api = toolsApi(useRemote().browserApi);
  const { queue, uploads } = useUploads('insect');
  const { run, failure } = useAction(
    async (files: File[]) => {
      const answer = await readOwned(api, { kind: 'insect', id });
      return answer.ok ? { ...answer, value: { owner: answer.value.owner, files } } : answer;
    },
    ({ owner, files }) => void queue.add(files, owner),
  );
  const own = uploads.filter(({ owner }) => owner?.kind === 'insect' && owner.id === id);
  return { queue, own, failure, send: (files: File[]) => void run(files) };
}

interface LotPicturesProps {
  insect: InsectDetail;
  /** Null for who may not send any. */
  uploads: ReturnType<typeof useLotUploads> | null;
}

/** Where a lot's pictures are put in order, and a short way to send more. */
export function LotPictures({ insect: { id, pictures }, uploads }: LotPicturesProps) {
  const words = useWords();
  return (
    <section aria-label={words('insect.pictures')} className={style['pictures']}>
      <h2>{words('insect.pictures')}</h2>
      <p>
        <SiteLink to={usePicturesPath(id)}>
          {words('insect.allPictures', { count: pictures.length })}
        </SiteLink>
      </p>
      {uploads && (
        <>
          <FilesButton label={words('insect.addPictures')} onFiles={uploads.send} />
          <p className={style['quiet']}>{words('insect.dropPictures')}</p>
          <RequestFailed failure={uploads.failure} />
          <ul role="list" className={style['uploads']}>
            {uploads.own.map((upload) => (
              <li key={upload.id}>
                {upload.file.name}
                <UploadState kind="insect" upload={upload} queue={uploads.queue} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The page of a lot's pictures. */
export function usePicturesPath(id: number): string {
  return withQuery(pathTo('toolsImagesInsect', useLocale()), { of: String(id) });
}
