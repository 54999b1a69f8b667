import { useState } from 'react';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { Icon } from '@vitrine/shared/ui/Icon';
import { isShortcut, isTyping, useKey } from '../model/use-key.ts';
import { useWords } from '../model/use-words.ts';
import { CommandList } from './CommandList.tsx';
import { Keys } from './Keys.tsx';
import style from './CommandPalette.module.css';

/** Ctrl+K goes anywhere; ? says which keys there are. */
export function CommandPalette() {
  const words = useWords();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpen(null);
  useKey(
    (event) => isShortcut(event, 'k'),
    () => setOpen('palette'),
  );
  useKey(
    (event) => event.key === '?' && !isTyping(event) && open === null,
    () => setOpen('keys'),
  );
  return (
    <>
      <button
        type="button"
        className={style['open']}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" />
        <span>{words('palette.title')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <Dialog
        isOpen={open === 'palette'}
        title={words('palette.title')}
        onClose={close}
        closeLabel={words('common.close')}
      >
        <CommandList onDone={close} onKeys={() => setOpen('keys')} />
      </Dialog>
      <Dialog
        isOpen={open === 'keys'}
        title={words('keys.title')}
        onClose={close}
        closeLabel={words('common.close')}
      >
        <Keys />
      </Dialog>
    </>
  );
}
