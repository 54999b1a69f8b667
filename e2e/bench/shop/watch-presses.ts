/** What of the page answers: nothing yet; its frame and not what lies in it; all of it. */
export type Moment = 'read' | 'half' | 'settled';

/** What became of a press, in milliseconds from it. */
export interface Seen {
  /** When it fell. */
  moment: Moment;
  /** Until the frame that shows its answer, or until the next page began. */
  answer: number;
  /** Until the next frame, as the browser tells it (INP); 0 where the next page came first. */
  inp: number;
}

interface Watched {
  moment: Moment;
  /** Of the event that is the press. */
  kind: string;
  answer: [selector: string, text: string] | null;
}

/**
 * In the page, before its own scripts: says when it is time for the press (`tellPresser`), and watches what becomes of it.
 * It stands alone: what it needs is in it.
 */
export function watchPresses({ moment, kind, answer }: Watched): void {
  // Remembered for the next page too.
  const key = 'pressed';
  const before = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at: number; moment: string } | null;
  if (before) {
    const seen = { moment: before.moment, answer: performance.timeOrigin - before.at, inp: 0 };
    Reflect.set(window, 'seenPress', seen);
    return;
  }
  const isReacts = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__reactProps$'));
  const momentNow = () => (isReacts('main h1') ? 'settled' : isReacts('header') ? 'half' : 'read');
  const isAnswered = () => {
    if (!answer) return location.href !== began;
    const [selector, text] = answer;
    const found = document.querySelector(selector);
    const shown = found instanceof HTMLInputElement ? found.value : found?.textContent;
    return found !== null && new RegExp(text).test(shown ?? '');
  };
  const began = location.href;

  /** Calls back in each frame until told that it is enough. */
  const inFrames = (isEnough: () => boolean) =>
    requestAnimationFrame(() => void (isEnough() || inFrames(isEnough)));
  const tell = () => void Reflect.get(window, 'tellPresser')();
  if (moment === 'read') addEventListener('DOMContentLoaded', tell);
  else {
    inFrames(() => {
      const isNow = momentNow() === moment;
      if (isNow) tell();
      return isNow;
    });
  }

  let inp = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) inp = Math.max(inp, entry.duration);
  }).observe({ type: 'first-input', buffered: true });
  const hear = (event: Event) => {
    const at = performance.timeOrigin + event.timeStamp;
    const fell = momentNow();
    sessionStorage.setItem(key, JSON.stringify({ at, moment: fell }));
    inFrames(() => {
      if (!isAnswered()) return false;
      // This frame shows it, and is on the screen in the task after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answered = performance.timeOrigin + performance.now() - at;
        // The browser tells of an event some frames later.
        setTimeout(() => Reflect.set(window, 'seenPress', { moment: fell, answer: answered, inp }), 500);
      };
      port2.postMessage(null);
      return true;
    });
  };
  addEventListener(kind, hear, { capture: true, once: true });
}

/** In the page: what became of the press, once that is known. */
export const readSeen = (): Seen | undefined => Reflect.get(window, 'seenPress');
