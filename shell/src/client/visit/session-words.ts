/** What the tabs tell each other: somebody logged out, or anything else. */
export type Word = 'left' | 'changed';

const WORDS: readonly Word[] = ['left', 'changed'];
const PREFIX = 'VDM_SESSION:';

/** Notes when a word was last said: a channel reaches only tabs whose scripts run already. */
export function noteWord(word: Word): void {
  try {
    window.localStorage.setItem(PREFIX + word, String(Date.now()));
  } catch {
    // A browser without storage has the channel alone.
    return;
  }
}

/** What was said in any tab since a moment, in milliseconds of the clock. */
export function wordsSince(moment: number): Word[] {
  try {
    return WORDS.filter((word) => Number(window.localStorage.getItem(PREFIX + word) ?? 0) >= moment);
  } catch {
    return [];
  }
}
