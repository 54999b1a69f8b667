import { DefinitionList } from '@vitrine/shared/ui/DefinitionList';
import { useWords, type MessageId } from '../model/use-words.ts';

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
export function Keys() {
  const words = useWords();
  return (
    <>
      <DefinitionList items={KEYS.map(([key, id]) => ({ term: <kbd>{key}</kbd>, description: words(id) }))} />
      <p>{words('keys.mac')}</p>
    </>
  );
}
