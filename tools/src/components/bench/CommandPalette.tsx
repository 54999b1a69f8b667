import { useState } from 'react';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { isShortcut, isTyping, useKey } from '../../model/use-key.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { CommandList } from './CommandList.tsx';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
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

const KEYS = [
  ['Ctrl K', 'keys.palette'],
  ['?', 'keys.help'],
  ['Ctrl S', 'keys.save'],
  ['Ctrl Z', 'keys.undo'],
  ['↑ ↓ Home End', 'keys.rows'],
  ['Enter', 'keys.open'],
  ['Space', 'keys.select'],
  ['Shift Space', 'keys.selectTo'],
  ['Ctrl Enter', 'keys.next'],
  ['Ctrl Shift Enter', 'keys.duplicate'],
] as const satisfies [string, MessageId][];

/** The keys of the tools. On a Mac ⌘ does what Ctrl does. */
function Keys() {
  const words = useWords();
  return (
    <>
      <DefinitionList items={KEYS.map(([key, id]) => ({ term: <kbd>{key}</kbd>, description: words(id) }))} />
      <p>{words('keys.mac')}</p>
    </>
  );
}
