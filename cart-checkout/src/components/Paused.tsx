import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../model/use-words.ts';

/** In place of a button that would lead nowhere. Why and until when stands in the banner above the page. */
export function Paused() {
  const words = useWords();
  return (
    <Notice tone="warning" title={words('paused.title')}>
      {words('paused.text')}
    </Notice>
  );
}
