import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Selection } from './selection.ts';

/** What of a row takes the focus: the link to its page, or the box that selects it. */
export const HANDLE = 'data-row-handle';

const FIELDS = 'input, select, textarea';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** From row to row by keys: a table is one stop of the Tab key, and remembers its row. */
export function useRowKeys(ids: readonly string[], selection: Selection | undefined) {
  const ref = useRef<HTMLTableElement>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const active = followed !== null && ids.includes(followed) ? followed : (ids[0] ?? null);
  const { empty, hold, leave } = useFocusedRow(ref, ids);

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event;
    // In a field of a row the keys are the field's.
    if (!(target instanceof HTMLElement) || !target.hasAttribute(HANDLE) || active === null) return;
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      const next = ids[step(ids.indexOf(active), ids.length - 1)];
      ref.current?.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(next ?? '')}"]`)?.focus();
    }
    // A box is pressed by Space already.
    if (key === ' ' && selection && target.tagName !== 'INPUT') {
      event.preventDefault();
      if (event.shiftKey) selection.selectTo(active);
      else selection.toggle(active);
    }
  };
  const follow = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    hold(row, target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1);
    if (row !== undefined) setFollowed(row);
  };
  return { ref, empty, active, press, follow, leave };
}

/**
 * A row that goes with the focus in it, for what was to do with it is done, hands it to the same field of the row that takes its
 * place, to its handle, or to what stands instead of rows: whoever works through a list by keys goes on where they were.
 */
function useFocusedRow(table: RefObject<HTMLTableElement | null>, ids: readonly string[]) {
  const empty = useRef<HTMLDivElement>(null);
  const held = useRef<{ row: string; at: number; column: number } | null>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { row, at, column } = held.current;
    const index = ids.indexOf(row);
    held.current = index < 0 ? null : { row, at: index, column };
    if (index >= 0 || document.activeElement !== document.body) return;
    const next = ids[Math.min(at, ids.length - 1)];
    const heir = table.current?.querySelector(`[data-row="${CSS.escape(next ?? '')}"]`);
    // Not a button: a key that is held would press it, row after row.
    const field = heir?.children[column]?.querySelector<HTMLElement>(FIELDS);
    const control =
      field ??
      heir?.querySelector<HTMLElement>(`[${HANDLE}]`) ??
      heir?.querySelector<HTMLElement>(`a, button, ${FIELDS}`);
    (control ?? empty.current)?.focus();
  });
  return {
    empty,
    hold(row: string | undefined, column: number) {
      held.current = row === undefined ? null : { row, at: ids.indexOf(row), column };
    },
    leave() {
      held.current = null;
    },
  };
}
