import type { ChangeEvent } from 'react';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { PICTURE_TYPES } from '@vitrine/shared/contract/tools/pictures';
import style from './FilesButton.module.css';

/** HEIC as well: some browsers read it. */
const PHOTOS = [...PICTURE_TYPES, 'image/heic', 'image/heif'].join(',');

interface FilesButtonProps {
  label: string;
  /** On a phone the camera itself, which gives one photo at a time. */
  isCamera?: boolean;
  /** What may be chosen; photos, if it does not say. */
  accept?: string;
  onFiles(files: File[]): void;
}

/** The browser's own field for files, looking like a button. */
export function FilesButton({ label, isCamera = false, accept = PHOTOS, onFiles }: FilesButtonProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={style['button']}>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={take}
      />
      <Icon name="plus" />
      {label}
    </label>
  );
}
