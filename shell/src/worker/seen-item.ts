import { readPath } from '@vitrine/shared/paths/read-path';

const TITLE = /<title>([^<]*) · [^<·]*<\/title>/;
const WHOLE_TITLE = /<title>([^<]+)<\/title>/;
const PREVIEW = /property="og:image" content="[^"]*\/pictures\/([0-9a-f]+)-/;
const WIDTH = /-(\d+)\.\w+$/;

/** Whatever list it was found in. */
export const isInsect = (url: string): boolean =>
  /insect$/i.test(readPath(new URL(url).pathname)?.name ?? '');

/**
 * A cached insect as an item of a list: its name, what tells it from others of its species, its picture. A title is as the
 * server wrote it, so its signs are escaped.
 * @param pictures paths of the pictures that are cached
 */
export function seenItem(url: string, html: string, pictures: readonly string[]): string {
  const { pathname } = new URL(url);
  const [name = '', ...rest] = (TITLE.exec(html)?.[1] ?? pathname).split(', ');
  const hash = PREVIEW.exec(html)?.[1];
  const smallest = pictures
    .filter((picture) => hash && picture.includes(hash))
    .sort((one, other) => widthOf(one) - widthOf(other))[0];
  const picture = smallest ? `<img src="${smallest}" alt="">` : '';
  return `<li><a href="${pathname}">${picture}<span>${[`<i>${name}</i>`, ...rest].join(', ')}</span></a></li>`;
}

/** A cached page that is no insect as an item of a list, by its title. */
export function pageItem(url: string, html: string): string {
  const { pathname } = new URL(url);
  const title = TITLE.exec(html)?.[1] ?? WHOLE_TITLE.exec(html)?.[1] ?? pathname;
  return `<li><a href="${pathname}"><span>${title}</span></a></li>`;
}

const widthOf = (picture: string): number => Number(WIDTH.exec(picture)?.[1]);
