/** What a remote may import from jotai, as `react-router.ts` beside. */
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
