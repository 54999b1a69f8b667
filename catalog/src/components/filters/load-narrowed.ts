/** In a file of its own: a list shows it when filters leave something out, or nothing is there. */
export const loadNarrowed = () => import('./Narrowed.tsx');
