import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { focusPage } from '../page/focus-page.ts';
import { Icon } from '../icons/Icon.tsx';
import { LIVE_REGION } from './announce.ts';
import style from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Name of the button with the cross. */
  closeLabel: string;
  /** As wide as the window allows: for pictures. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal window. Focus moves in when it opens, and back to where it was when it closes. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ title, onClose, closeLabel, wide, children }: Omit<DialogProps, 'isOpen'>) {
  const box = useModal();
  const titleId = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={box}
      className={classNames(style['dialog'], wide && style['wide'])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressOutside}
    >
      <div>
        <header className={style['head']}>
          <h2 id={titleId} className={style['title']}>
            {title}
          </h2>
          <button type="button" className={style['close']} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </header>
        <div className={style['body']}>{children}</div>
        <p className="visually-hidden" {...LIVE_REGION} />
      </div>
    </dialog>
  );
}

function useModal() {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // What was pressed may have gone with its page.
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      if (isThere) before.focus();
      else focusPage();
    };
  }, []);
  return box;
}
