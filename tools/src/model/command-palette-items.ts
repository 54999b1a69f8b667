import type { Locale } from '@vitrine/shared/contract/locale';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { Command } from './commands.ts';
import { markedFor, mayOpen, openPages, TOOL_PAGES, type ToolName } from './tool-pages.ts';
import type { MessageId } from './use-words.ts';

interface Traveller {
  me: Staff;
  locale: Locale;
  words(id: MessageId, values?: Record<string, string>): string;
  go(path: string): void;
}

/** References of orders: as a whole `VDM-2026-000123`, or only what tells them apart. */
const ORDER = /^(?:VDM-)?(\d{4})-(\d{1,6})$/i;

/** The pages that this member of staff may open. */
export function pageCommands({ me, locale, words, go }: Traveller): Command[] {
  return openPages(me).map((name) => {
    const { title } = TOOL_PAGES[name];
    const place = TOOL_PAGES[markedFor(name)].group;
    return {
      id: name,
      title: words(title),
      ...(place && { detail: words(`nav.${place}`) }),
      run: () => go(fillPath(name, locale, {})),
    };
  });
}

/** Commands for typed text: an order by its reference, searches for orders and insects. */
export function searchCommands(text: string, { me, locale, words, go }: Traveller): Command[] {
  const typed = text.trim();
  const ways: Command[] = [];
  if (!typed) return ways;
  const reference = ORDER.exec(typed);
  if (reference && mayOpen('toolsOrder', me)) {
    const whole = `VDM-${reference[1]}-${(reference[2] ?? '').padStart(6, '0')}`;
    const path = pathTo('toolsOrder', locale, { reference: whole });
    ways.push({ id: 'order', title: words('palette.order', { reference: whole }), run: () => go(path) });
  }
  for (const [name, id] of SEARCHES) {
    const path = withQuery(fillPath(name, locale, {}), { q: typed });
    if (mayOpen(name, me))
      ways.push({ id: `search:${name}`, title: words(id, { typed }), run: () => go(path) });
  }
  return ways;
}

/** Lists that take `q`. */
const SEARCHES = [
  ['toolsInsects', 'palette.insects'],
  ['toolsOrders', 'palette.orders'],
] as const satisfies [ToolName, MessageId][];
