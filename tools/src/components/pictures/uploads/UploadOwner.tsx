import { useState } from 'react';
import type { PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { isOpen, type Upload } from '../../../model/pictures/upload.ts';
import type { UploadQueue } from '../../../model/pictures/upload-queue.ts';
import { useWords } from '../../../model/use-words.ts';
import { OwnerField } from '../OwnerField.tsx';
import style from './UploadList.module.css';

interface UploadOwnerProps {
  kind: PictureOwnerKind;
  upload: Upload;
  queue: UploadQueue;
}

/** Whose picture a file is, which can be changed: before it is sent, and after, when it moves there. */
export function UploadOwner({ kind, upload, queue }: UploadOwnerProps) {
  const words = useWords();
  const locale = useLocale();
  const [isChanging, setChanging] = useState(false);
  const { id, file, owner, choices, state } = upload;
  const mayChange = isOpen(upload) || state.kind === 'sent';
  if (mayChange && (isChanging || !owner)) {
    const label = words('pictures.owner.of', { owner: words(`pictures.owner.${kind}`), file: file.name });
    return (
      <OwnerField
        isBare
        kind={kind}
        label={label}
        choices={choices}
        hasFocus={isChanging}
        onChoose={(chosen) => {
          setChanging(false);
          void queue.own(id, chosen);
        }}
      />
    );
  }
  if (!owner) return null;
  return (
    <span className={style['owner']}>
      <span>
        {owner.reference && <strong>{owner.reference} </strong>}
        {kind === 'insect' ? <i>{owner.name[locale]}</i> : owner.name[locale]}
      </span>
      {mayChange && (
        <button
          type="button"
          className={style['link']}
          aria-label={words('pictures.owner.changeOf', { file: file.name })}
          onClick={() => setChanging(true)}
        >
          {words('pictures.owner.change')}
        </button>
      )}
    </span>
  );
}
