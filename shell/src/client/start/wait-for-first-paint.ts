/** Longest that a page waits for its pictures before it answers, in milliseconds. */
const PATIENCE_MS = 2_500;
const MAIN_PICTURE = 'img[fetchpriority="high"]';
/** What somebody does who will not wait: nothing of it is lost (`early-acts.ts`). */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Resolves when the page is on the screen with the pictures that are in sight, or as soon as the shopper does something:
 * until then the line and the processor are for what is seen. At once where people come to write and not to look.
 * @param isAwaited whether the shopper did something already
 */
export function untilShown(isAwaited: boolean): Promise<void> {
  if (isAwaited || isToWriteOn()) return Promise.resolve();
  const shown = Promise.withResolvers<void>();
  const end = () => shown.resolve();
  const timer = setTimeout(end, PATIENCE_MS);
  for (const sign of SIGNS) document.addEventListener(sign, end, { capture: true, passive: true });
  void loaded().then(painted).then(end);
  return shown.promise.finally(() => {
    clearTimeout(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, end, { capture: true });
  });
}

/** Forms, accounts and tools: the pages that search engines are kept out of. */
function isToWriteOn(): boolean {
  return document.querySelector('meta[name="robots"][content^="noindex"]') !== null;
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** When something is on the screen with the page's main picture, and the browser has nothing more to draw. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  // A picture that is here may still be unpacked, in another thread: it is drawn in the frame after that.
  await document
    .querySelector<HTMLImageElement>(MAIN_PICTURE)
    ?.decode()
    .catch(() => undefined);
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
