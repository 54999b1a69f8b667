/** What people call a frame, in every language of the shop, without accents: frames are no insects, they have a page. */
export const FRAME_WORDS: ReadonlySet<string> = new Set([
  ...['frame', 'frames', 'framed', 'framing', 'shadowbox', 'shadowboxes', 'unframed'],
  ...['kader', 'kaders', 'kadertje', 'kadertjes', 'ingekaderd', 'ingekaderde', 'inkaderen', 'fotokader'],
  ...['ingelijst', 'ingelijste', 'inlijsten', 'lijstje', 'lijstjes'],
  ...['cadre', 'cadres', 'encadre', 'encadree', 'encadres', 'encadrees', 'encadrer', 'encadrement'],
]);
