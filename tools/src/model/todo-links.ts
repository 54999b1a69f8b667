import type { Todo } from '@vitrine/shared/contract/tools-dashboard';
import type { ToolName } from './tool-pages.ts';

/** Where each kind of work is done. */
export const TODO_LINKS: Record<Todo['kind'], { page: ToolName; query?: Record<string, string> }> = {
  'to-pack': { page: 'toolsOrders', query: { queue: 'to-pack' } },
  permit: { page: 'toolsOrders', query: { queue: 'permit' } },
  transfer: { page: 'toolsOrders', query: { queue: 'transfer' } },
  withdrawal: { page: 'toolsOrders', query: { queue: 'returns' } },
  'dead-mail': { page: 'toolsMails' },
  'dead-picture': { page: 'toolsImagesInsect' },
  draft: { page: 'toolsInsects', query: { state: 'draft' } },
  'no-picture': { page: 'toolsInsects', query: { state: 'no-picture' } },
  'no-family': { page: 'toolsMissingFamily' },
  'no-origin': { page: 'toolsMissingOrigin' },
  'odd-spaces': { page: 'toolsSpacesInsects' },
};
