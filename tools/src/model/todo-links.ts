import type { InsectState } from '@vitrine/shared/contract/tools/catalogue';
import type { Todo } from '@vitrine/shared/contract/tools/dashboard';
import type { OrderQueue } from '@vitrine/shared/contract/tools/orders';
import type { ToolName } from './tool-pages.ts';

interface Place {
  page: ToolName;
  query?: { queue: OrderQueue } | { state: InsectState };
}

/** Where each kind of work is done. */
export const TODO_LINKS: Record<Todo['kind'], Place> = {
  'to-pack': { page: 'toolsOrders', query: { queue: 'pack' } },
  permit: { page: 'toolsOrders', query: { queue: 'permit' } },
  transfer: { page: 'toolsOrders', query: { queue: 'transfer' } },
  'late-withdrawal': { page: 'toolsOrders', query: { queue: 'returns' } },
  withdrawal: { page: 'toolsOrders', query: { queue: 'returns' } },
  'dead-mail': { page: 'toolsMails' },
  'dead-picture': { page: 'toolsImagesInsect' },
  draft: { page: 'toolsInsects', query: { state: 'draft' } },
  'no-picture': { page: 'toolsInsects', query: { state: 'no-picture' } },
  'no-flaws': { page: 'toolsInsects', query: { state: 'no-flaws' } },
  'no-family': { page: 'toolsMissingFamily' },
  'no-origin': { page: 'toolsMissingOrigin' },
  'odd-spaces': { page: 'toolsSpacesInsects' },
};
