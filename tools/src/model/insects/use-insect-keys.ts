import { useKey } from '../use-key.ts';

/** Ctrl+Enter goes on to the next lot, Ctrl+Shift+Enter to a duplicate, each once this one is saved. */
export function useInsectKeys({ next, duplicate }: { next(): void; duplicate(): void }): void {
  const isEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);
  useKey((event) => isEnter(event) && !event.shiftKey, next);
  useKey((event) => isEnter(event) && event.shiftKey, duplicate);
}
