import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

interface Props<Part extends object> {
  /** Keeps the part's room, so that nothing moves when it comes. */
  className: string | undefined;
  load: () => Promise<ComponentType<Part>>;
  part: Part;
}

/**
 * A part that a page can be read without: its code is fetched once its place is in sight. Without scripts, and where it
 * cannot be had, there is nothing.
 */
export function WhenSeen<Part extends object>({ className, load, part }: Props<Part>) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Part> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const fetchPart = useEffectEvent(() =>
    load().then(
      (component) => setLoaded(() => component),
      () => setMissing(true),
    ),
  );
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void fetchPart();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={className} hidden={isMissing}>
      {Loaded && <Loaded {...part} />}
    </div>
  );
}
