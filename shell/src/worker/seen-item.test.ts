import { describe, expect, it } from '@jest/globals';
import { isInsect, pageItem, seenItem } from './seen-item.ts';

const PATH = '/webshop/beetles/lucanidae/dorcus-titanus-668515bc-302f-49b4-a384-14e1fc3f8669';
const URL_OF_IT = `https://vitrine.test${PATH}`;
const HTML = `<title>Dorcus titanus, female, A1, BE-0191 · Vitrine</title>
  <meta property="og:image" content="https://vitrine.test/pictures/4e29ac-1200.jpg" data-head>`;

describe('an insect that was seen', () => {
  it('is listed by its name, with the smallest of its pictures that is there', () => {
    const pictures = ['/pictures/4e29ac-1200.avif', '/pictures/4e29ac-320.avif', '/pictures/a26cb9-160.avif'];
    expect(seenItem(URL_OF_IT, HTML, pictures)).toBe(
      `<li><a href="${PATH}"><img src="/pictures/4e29ac-320.avif" alt=""><span><i>Dorcus titanus</i>, female, A1, BE-0191</span></a></li>`,
    );
  });

  it('is listed without a picture when none is there', () => {
    expect(seenItem(URL_OF_IT, HTML, [])).not.toContain('<img');
  });

  it('and any other page are listed by what they are called', () => {
    const item = (title: string) =>
      pageItem('https://vitrine.test/nl/webshop/kevers', `<title>${title}</title>`);
    expect(item('Kevers · Vitrine')).toBe('<li><a href="/nl/webshop/kevers"><span>Kevers</span></a></li>');
    expect(item('Vitrine')).toContain('<span>Vitrine</span>');
  });

  it('is told from lists and texts', () => {
    expect(isInsect(URL_OF_IT)).toBe(true);
    expect(isInsect('https://vitrine.test/nl/webshop/nieuwe-insecten/x-668515bc')).toBe(true);
    expect(isInsect('https://vitrine.test/webshop/beetles')).toBe(false);
    expect(isInsect('https://vitrine.test/blog/grading')).toBe(false);
  });
});
