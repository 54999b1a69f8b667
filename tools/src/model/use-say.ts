import { useEffect, useState } from 'react';
import { announce } from '@vitrine/shared/ui/feedback/announce';

/** What came of the last action, to be shown, and how to say it: read out each time, the same words too. */
export function useSay(): [said: string, say: (text: string) => void] {
  const [{ text, times }, setSaid] = useState({ text: '', times: 0 });
  // Once it is drawn: a dialog that closes with the action takes its own live region along.
  useEffect(() => {
    if (times > 0) announce(text);
  }, [text, times]);
  return [text, (said) => setSaid((before) => ({ text: said, times: before.times + 1 }))];
}
