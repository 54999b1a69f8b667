import { describe, expect, it } from '@jest/globals';
import { markPage, noteText, type Note } from './mark-page.ts';

const at = new Date(2026, 10, 21, 14, 2).getTime();
const now = new Date(2026, 10, 21, 18, 30).getTime();
const note: Note = { locale: 'en', at, now, isOffline: true };

describe('the note above a cached page', () => {
  it.each([
    ['en', 'You are offline. Prices and stock as of 14:02.'],
    ['nl', 'Je bent offline. Prijzen en voorraad van 14:02.'],
    ['fr', 'Vous êtes hors ligne. Prix et stock à leur dernière mise à jour\u00a0: 14:02.'],
  ] as const)('says in %s what is not of now', (locale, text) => {
    expect(noteText({ ...note, locale })).toBe(text);
  });

  it('says the day too when that was another one', () => {
    const tomorrow = now + 24 * 3_600_000;
    expect(noteText({ ...note, now: tomorrow })).toMatch(/as of 21\u00a0Nov\u00a02026, 14:02\.$/);
  });

  it('does not say that the shopper is offline when it is the shop that does not answer', () => {
    expect(noteText({ ...note, isOffline: false })).toMatch(/^The shop does not answer at the moment\./);
  });

  it('stands before what React takes over, and changes nothing else', () => {
    const page = '<html><head></head><body class="a"><div id="root"><p>€17.00</p></div></body></html>';
    const marked = markPage(page, note, '/search?q="><script>');
    const [, aside] = /<body class="a">(<div class="offline-note".*?<\/div>)/.exec(marked) ?? [];
    expect(aside).toContain('href="/search?q=&quot;&gt;&lt;script&gt;"');
    expect(marked.replace(aside ?? '', '')).toBe(page);
  });
});
