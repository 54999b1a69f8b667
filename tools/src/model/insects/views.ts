import type { MessageId } from '../use-words.ts';

/** Lists that everybody has, beside those one keeps for oneself. */
export const GIVEN_VIEWS = [
  { title: 'views.all', query: '' },
  { title: 'views.drafts', query: 'state=draft' },
  { title: 'views.noPicture', query: 'state=no-picture' },
  { title: 'views.noFlaws', query: 'state=no-flaws' },
  { title: 'views.noDocument', query: 'state=no-document' },
  { title: 'views.soldOut', query: 'state=sold-out' },
] as const satisfies { title: MessageId; query: string }[];

/** What makes a list: where in it one is does not count, nor does the order in which its filters were set. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.sort();
  return query.toString();
}
