import { Notice } from '@vitrine/shared/ui/Notice';
import { useWords } from '../model/use-words.ts';

/** For who has no JavaScript: what does not work here, and another way. */
export function NoScript({ email }: { email: string }) {
  const words = useWords();
  return (
    <noscript>
      <Notice tone="warning">{words('common.noScript', { email })}</Notice>
    </noscript>
  );
}
