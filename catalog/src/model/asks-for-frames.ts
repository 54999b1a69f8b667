/** What people call a frame, in every language of the shop, without accents. */
const FRAME_WORDS = new Set([
  ...['frame', 'frames', 'framed', 'framing', 'shadowbox'],
  ...['kader', 'kaders', 'kadertje', 'ingekaderd', 'inkaderen', 'inlijsten', 'lijstje', 'fotokader'],
  ...['cadre', 'cadres', 'encadre', 'encadree', 'encadrer', 'encadrement'],
]);

/** Whether a search is about frames, which are no insects: they have a page. */
export function asksForFrames(q: string): boolean {
  const plain = q.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/).some((word) => FRAME_WORDS.has(word));
}
