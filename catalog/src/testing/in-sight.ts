/** Everything is in sight: what the tests' browser cannot say. */
export class InSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const boundingClientRect = target.getBoundingClientRect();
    const entry = { boundingClientRect, intersectionRect: boundingClientRect, rootBounds: null, target };
    this.tell([{ ...entry, intersectionRatio: 1, isIntersecting: true, time: 0 }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
