import type { Closing } from '@vitrine/shared/contract/frame';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../model/use-words.ts';

/** In place of a button that would lead nowhere. Why stands in the banner above the page. */
export function Paused({ closing }: { closing: Closing | null }) {
  const words = useWords();
  const locale = useLocale();
  const day = closing?.mode === 'paused' ? formatDay(closing.endsAt, locale) : 'none';
  return (
    <Notice tone="warning" title={words('paused.title')}>
      {words('paused.text', { day })}
    </Notice>
  );
}
