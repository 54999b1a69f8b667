import { useNavigate } from 'react-router';
import type { QueuedOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { invoicesAddress, picksAddress, slipsAddress } from '../../../api/orders.ts';
import { useMay } from '../../../model/current-staff.ts';
import { useLetter } from '../../../model/orders/single-keys.ts';
import type { Selection } from '../../../model/lists/selection.ts';
import { useWords } from '../../../model/use-words.ts';
import { Toolbar } from '../../list/Toolbar.tsx';
import { PrintLink } from '../PrintLink.tsx';
import { HANDLE } from '../../../model/lists/use-row-keys.ts';

interface QueueActionsProps {
  orders: readonly QueuedOrder[];
  selection: Selection;
  isBusy: boolean;
  onPrepare(references: string[]): void;
}

/** What can be done with the orders that are selected, and the queue's keys. */
export function QueueActions({ orders, selection, isBusy, onPrepare }: QueueActionsProps) {
  const words = useWords();
  const mayWrite = useMay('orders-write');
  const chosen = [...selection.ids];
  useQueueKeys(orders, chosen);
  return (
    <Toolbar selection={selection}>
      {mayWrite && (
        <Button busy={isBusy} onClick={() => onPrepare(chosen)}>
          {words('orders.prepare')}
        </Button>
      )}
      <PrintLink address={picksAddress(chosen)} text={words('orders.pickList')} />
      <PrintLink address={slipsAddress(chosen)} text={words('orders.slips')} />
      <PrintLink address={invoicesAddress(chosen)} text={words('orders.invoices')} />
    </Toolbar>
  );
}

/** `p` prints the slips of what is selected, else of the row in focus; `s` goes on with the first of the queue. */
function useQueueKeys(orders: readonly QueuedOrder[], chosen: string[]): void {
  const navigate = useNavigate();
  const locale = useLocale();
  useRowLetters();
  useLetter('p', () => {
    const row = focusedRow();
    const references = chosen.length > 0 ? chosen : row === null ? [] : [row];
    if (references.length > 0) window.open(slipsAddress(references), '_blank', 'noopener');
  });
  useLetter('s', () => {
    const reference = focusedRow() ?? orders[0]?.reference;
    if (reference) void navigate(`${pathTo('toolsOrder', locale, { reference })}#step`);
  });
}

/** `j` and `k` go down and up through the rows of the page's table, from wherever the focus is. */
function useRowLetters(): void {
  useLetter('j', () => step(1));
  useLetter('k', () => step(-1));
}

function step(by: 1 | -1): void {
  const handles = [...document.querySelectorAll<HTMLElement>(`[${HANDLE}]`)];
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  const at = handles.findIndex((handle) => row?.contains(handle));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), handles.length - 1);
  handles[next]?.focus();
}

/** The row that the focus is in; null when it is in none. */
function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
}
