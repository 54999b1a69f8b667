import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  OwnedPictures as Owned,
  PictureOwner,
  PictureOwnerKind,
  PictureProgress,
  PictureQueue,
} from '@vitrine/shared/contract/tools/pictures';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ToolName } from '../../model/tool-pages.ts';
import { useAgain } from '../../model/editing/use-again.ts';
import { useWords } from '../../model/use-words.ts';
import { WorkPage } from '../bench/WorkPage.tsx';
import { DropPlace } from './uploads/DropPlace.tsx';
import { GivenUp } from './uploads/GivenUp.tsx';
import { UploadList } from './uploads/UploadList.tsx';
import { useUploads } from './uploads/use-uploads.ts';
import { OwnedPictures } from './OwnedPictures.tsx';
import { OwnerField } from './OwnerField.tsx';
import style from './PicturesPage.module.css';
import { Announced, News } from '../Announced.tsx';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import type { UploadQueue } from '../../model/pictures/upload-queue.ts';
import { FilesButton } from './uploads/FilesButton.tsx';

interface PicturesPageProps {
  name: ToolName;
  kind: PictureOwnerKind;
  owned: Owned | 'gone' | null;
  queue: PictureQueue;
  flaws: FlawPin[] | null;
}

const LOOK_EVERY_MS = 3000;

/** Photos are sent, matched and watched here; below, what one insect or family has. */
export function PicturesPage({ name, kind, owned, queue, flaws }: PicturesPageProps) {
  const words = useWords();
  const { uploads, queue: sending } = useUploads(kind);
  useAgain(queue.waiting > 0 ? LOOK_EVERY_MS : null);
  return (
    <DropPlace onFiles={(files) => void sending.add(files)}>
      <WorkPage
        name={name}
        title={words(kind === 'insect' ? 'imagesInsect.title' : 'imagesFamily.title')}
        lead={words(`pictures.lead.${kind}`)}
      >
        <Part title={words('pictures.send.title')}>
          <CameraRow kind={kind} queue={sending} />
          <UploadList kind={kind} uploads={uploads} queue={sending} />
        </Part>
        <Part title={words(`pictures.of.${kind}`)}>
          <LookUp key={ownerOf(owned)} kind={kind} owned={owned} flaws={flaws} />
        </Part>
        <Announced className={style['waiting']}>
          {words('pictures.queue.waiting', { count: queue.waiting })}
          {isUnderWay(queue.progress) && ` ${words('pictures.queue.progress', queue.progress)}`}
        </Announced>
        {queue.deadCount > 0 && (
          <Part title={words('pictures.queue.title')}>
            <GivenUp name={name} queue={queue} />
          </Part>
        )}
      </WorkPage>
    </DropPlace>
  );
}

const isUnderWay = (progress: PictureProgress | undefined): progress is PictureProgress =>
  progress !== undefined && progress.pictured < progress.lots;

const ownerOf = (owned: PicturesPageProps['owned']) =>
  owned === null || owned === 'gone' ? 'none' : owned.owner.id;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={style['part']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface LookUpProps {
  kind: PictureOwnerKind;
  owned: Owned | 'gone' | null;
  flaws: FlawPin[] | null;
}

/** The pictures of whom is chosen; who that is stands in the address. */
function LookUp({ kind, owned, flaws }: LookUpProps) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <>
      <OwnerField
        kind={kind}
        label={words('pictures.of.show')}
        chosen={owned === 'gone' ? null : (owned?.owner ?? null)}
        onChoose={({ id }) => void navigate({ search: `?of=${id}` }, { preventScrollReset: true })}
      />
      {owned === 'gone' && <News text={words('pictures.of.gone')} />}
      {owned && owned !== 'gone' && <OwnedPictures owned={owned} flaws={flaws} />}
    </>
  );
}

interface CameraRowProps {
  kind: PictureOwnerKind;
  queue: UploadQueue;
}

/** Two ways in: files that say by their names what they show, and photos of what is chosen here, one after the other. */
function CameraRow({ kind, queue }: CameraRowProps) {
  const words = useWords();
  const locale = useLocale();
  const [owner, setOwner] = useState<PictureOwner | null>(null);
  const name = owner ? pictureOwnerName(owner, locale) : '';
  const send = (files: File[]) => void queue.add(files, owner);
  return (
    <div className={style['ways']}>
      <div className={style['way']}>
        <FilesButton label={words('pictures.choose')} onFiles={(files) => void queue.add(files)} />
        <p>{words('pictures.limits')}</p>
      </div>
      <div className={style['way']}>
        <h3>{words('pictures.camera.title')}</h3>
        <p>{words(`pictures.camera.lead.${kind}`)}</p>
        <OwnerField kind={kind} label={words(`pictures.owner.${kind}`)} onChoose={setOwner} />
        {owner && (
          <div className={style['buttons']}>
            <FilesButton isCamera label={words('pictures.camera.shoot', { name })} onFiles={send} />
            <FilesButton label={words('pictures.camera.pick', { name })} onFiles={send} />
          </div>
        )}
      </div>
    </div>
  );
}
