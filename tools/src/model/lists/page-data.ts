import { useLoaderData } from 'react-router';

/** What a page's loader gives: nothing before the second factor. */
export type Gated<Data> = { isOpen: true; data: Data } | { isOpen: false };

type DataOf<Loader> = Loader extends (...args: never[]) => Promise<Gated<infer Data>> ? Data : never;

/** What the loader of this page loaded: `usePageData<typeof loader>()`. */
export function usePageData<Loader>(): DataOf<Loader> {
  const answer = useLoaderData<Gated<DataOf<Loader>>>();
  if (!answer.isOpen) throw new Error('a page is drawn only after the second factor');
  return answer.data;
}
