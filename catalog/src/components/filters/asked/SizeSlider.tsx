import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import en from '../../../messages/filters/en.json';
import fr from '../../../messages/filters/fr.json';
import nl from '../../../messages/filters/nl.json';
import { HAND_MM, HandScale, type SizeBounds } from './HandScale.tsx';
import style from './SizeSlider.module.css';

const MESSAGES = { en, nl, fr };
const PAUSE_MS = 250;

interface SizeSliderProps {
  /** Smallest and largest of the list, in millimetres. */
  available: SizeBounds;
  /** As the address says; null where nothing bounds. */
  chosen: { from: number | null; to: number | null };
  /** Puts what stands in the form's fields into the address. */
  onChosen: () => void;
}

/**
 * Two ends on one track, which write into the fields beside them: the form knows of those alone. An end that stands at
 * the list's own smallest or largest bounds nothing.
 */
export function SizeSlider({ available, chosen, onChosen }: SizeSliderProps) {
  const locale = useLocale();
  const own = createIntl(locale, MESSAGES[locale]);
  const millimetres = (mm: number) => own.formatMessage({ id: 'millimetres' }, { mm });
  const root = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<SizeBounds | null>(null);
  useEffect(() => setMoved(null), [chosen.from, chosen.to]);
  const shown = moved ?? withinList(chosen, available);

  const move = (end: keyof SizeBounds, mm: number) => {
    const next = { ...shown, [end]: end === 'from' ? Math.min(mm, shown.to) : Math.max(mm, shown.from) };
    setMoved(next);
    write(root.current, 'sizeFrom', next.from === available.from ? '' : String(next.from));
    write(root.current, 'sizeTo', next.to === available.to ? '' : String(next.to));
  };

  // React has no event for the end of a pull: its `onChange` is each step.
  const settle = useEffectEvent(onChosen);
  useEffect(() => {
    const track = root.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Each step of a key that is held ends a pull: one list is asked for, of where it stops.
    const letGo = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), PAUSE_MS);
    };
    track?.addEventListener('change', letGo);
    return () => {
      clearTimeout(timer);
      track?.removeEventListener('change', letGo);
    };
  }, []);

  const share = (mm: number) => (100 * (mm - available.from)) / (available.to - available.from);
  const end = (name: keyof SizeBounds, label: string) => (
    <input
      type="range"
      // Of no form: the fields are sent.
      form=""
      min={available.from}
      max={available.to}
      value={shown[name]}
      aria-label={label}
      aria-valuetext={millimetres(shown[name])}
      // Of two ends that meet, the one that has room to go lies above.
      data-above={name === 'from' && share(shown.from) > 50 ? true : undefined}
      onChange={(event) => {
        event.stopPropagation();
        move(name, event.currentTarget.valueAsNumber);
      }}
    />
  );
  return (
    <div ref={root}>
      <div className={style['slider']}>
        <svg className={style['track']} aria-hidden="true">
          <rect className={style['rail']} width="100%" height="3" />
          <rect
            className={style['part']}
            x={`${share(shown.from)}%`}
            width={`${share(shown.to) - share(shown.from)}%`}
            height="3"
          />
        </svg>
        {end('from', own.formatMessage({ id: 'smallest' }))}
        {end('to', own.formatMessage({ id: 'largest' }))}
      </div>
      <HandScale
        sizes={shown}
        longest={available.to}
        millimetres={millimetres}
        caption={own.formatMessage({ id: 'hand' }, { length: millimetres(HAND_MM.length) })}
      />
    </div>
  );
}

/** What was typed may lie outside of what the list has. */
function withinList({ from, to }: SizeSliderProps['chosen'], available: SizeBounds): SizeBounds {
  const clamp = (mm: number) => Math.min(Math.max(mm, available.from), available.to);
  return { from: clamp(from ?? available.from), to: clamp(to ?? available.to) };
}

function write(slider: HTMLElement | null, name: string, text: string): void {
  const field = slider?.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = text;
}
