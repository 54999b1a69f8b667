import { inflateSync } from 'node:zlib';

type Objects = Map<string, string>;
export type Letters = Map<string, string>;

/** The lines of text of a PDF that our own paper wrote, page by page: embedded fonts that name their letters. */
export function readPdf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const bodies = [...raw.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  const objects: Objects = new Map(bodies.map(([, id = '', body = '']) => [id, body]));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.flatMap((page) => readPage(page, objects));
}

function readPage(page: string, objects: Objects): string[] {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page;
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
    ([, name = '', id = '']) => [name, lettersOf(objects.get(id) ?? '', objects)] as const,
  );
  const letters = new Map(fonts);
  const content = inflate(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
  let font: Letters = new Map();
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, list = '']) => {
    if (name === undefined) return [decode(list, font)];
    font = letters.get(name) ?? new Map();
    return [];
  });
}

const lettersOf = (font: string, objects: Objects): Letters =>
  lettersIn(inflate(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? ''));

/** Which letters the numbers of a font's shapes stand for, by its map to Unicode. */
export function lettersIn(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, start = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    for (const [offset, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries()) {
      const id = (Number.parseInt(start, 16) + offset).toString(16).padStart(4, '0');
      letters.set(id, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function inflate(object: string): string {
  const [, body] = /stream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  return body === undefined ? '' : inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
}

/** What is shown by the operand of a `TJ`. */
export function decode(list: string, font: Letters): string {
  const hex = [...list.matchAll(/<([\da-f]*)>/g)].map(([, part = '']) => part).join('');
  const ids = hex.match(/.{4}/g) ?? [];
  return ids
    .map((id) => font.get(id) ?? '\ufffd')
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2011', '-');
}
