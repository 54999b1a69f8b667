const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface Placed {
  /** Where its lot lies, as somebody typed it; empty where nobody said. */
  drawer: string;
  reference: string;
}

/** From drawer to drawer, as somebody walks along them: D2 before D10. What lies nobody knows where comes last. */
export function inDrawerOrder<Line extends Placed>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => {
    if ((one.drawer === '') !== (other.drawer === '')) return one.drawer === '' ? 1 : -1;
    const byDrawer = COLLATOR.compare(one.drawer, other.drawer);
    return byDrawer === 0 ? COLLATOR.compare(one.reference, other.reference) : byDrawer;
  });
}
