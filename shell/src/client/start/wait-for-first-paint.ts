/** Longest that hydration waits for the pictures in sight, in milliseconds. */
const PATIENCE_MS = 2_500;
const MAIN_PICTURE = 'img[fetchpriority="high"]';
/** Input that ends the wait; it is replayed after hydration (`event-replay.ts`). */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Resolves at the first paint with the pictures in sight, or at the first input: until then network and CPU are for what
 * is seen. At once on pages with forms.
 * @param isAwaited whether there was input already
 */
export function waitForFirstPaint(isAwaited: boolean): Promise<void> {
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

/** Forms, accounts and tools: the pages with `noindex`. */
function isToWriteOn(): boolean {
  return document.querySelector('meta[name="robots"][content^="noindex"]') !== null;
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Resolves after the first paint, with the main picture decoded and painted. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  // A loaded picture may still be decoding in another thread; it is painted in the frame after that.
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
