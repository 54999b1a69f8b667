import { useState } from 'react';
import type { PictureOwner, PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { pictureOwnerName } from '../../../model/pictures/picture-owner-name.ts';
import type { UploadQueue } from '../../../model/pictures/upload-queue.ts';
import { useWords } from '../../../model/use-words.ts';
import { FilesButton } from './FilesButton.tsx';
import { OwnerField } from '../OwnerField.tsx';
import style from './CameraRow.module.css';

interface CameraRowProps {
  kind: PictureOwnerKind;
  queue: UploadQueue;
}

/** Two ways in: files that say by their names what they show, and photos of what is chosen here, one after the other. */
export function CameraRow({ kind, queue }: CameraRowProps) {
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
