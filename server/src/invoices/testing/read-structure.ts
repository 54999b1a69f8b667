import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import { decode, lettersIn, type Letters } from './read-pdf.ts';

/** An element of the structure tree, as who listens to the paper meets it. */
export interface Element {
  tag: string;
  lang: string;
  scope: string;
  /** What it shows itself, without what its children show. */
  text: string;
  children: Element[];
}

export interface Structure {
  title: string;
  lang: string;
  /** Whether a reader's window is to show the title, and not the file's name. */
  showsTitle: boolean;
  isMarked: boolean;
  /** How the tabulator goes through each page: `S`, as the structure does. */
  tabs: string[];
  metadata: string;
  root: Element;
  /** What is shown outside of every element, page by page: page furniture and, if there were any, untagged text. */
  artifacts: string[];
  untagged: string[];
  /** Whether every font brings its letters with it, and what they mean. */
  fonts: { isEmbedded: boolean; hasUnicode: boolean }[];
}

/** What a PDF says of itself to who cannot see it, read by a library that did not write it. */
export async function readStructure(pdf: Uint8Array): Promise<Structure> {
  const document = await PDFDocument.load(pdf);
  const { catalog, context } = document;
  const look = (object: PDFObject | undefined) =>
    object instanceof PDFRef ? context.lookup(object) : object;
  const get = (dict: PDFDict, key: string) => look(dict.get(PDFName.of(key)));
  const dictAt = (dict: PDFDict, key: string) => asDict(get(dict, key));
  const artifacts: string[] = [];
  const untagged: string[] = [];
  const shown = new Map<string, string>();

  for (const page of document.getPages()) {
    const fonts = new Map<string, Letters>();
    for (const [name, ref] of dictAt(dictAt(page.node, 'Resources'), 'Font').entries()) {
      fonts.set(name.asString(), lettersIn(streamText(get(asDict(look(ref)), 'ToUnicode'))));
    }
    for (const { tag, mcid, text } of readContent(streamText(get(page.node, 'Contents')), fonts)) {
      const key = `${page.ref.toString()} ${mcid}`;
      if (mcid !== '') shown.set(key, (shown.get(key) ?? '') + text);
      else (tag === 'Artifact' ? artifacts : untagged).push(text);
    }
  }

  function readElement(dict: PDFDict): Element {
    const kids = get(dict, 'K');
    const list = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
    const attributes = dictAt(dict, 'A');
    const own = list.map(look).map((kid) => {
      if (kid instanceof PDFNumber)
        return shown.get(`${String(dict.get(PDFName.of('Pg')))} ${kid.asNumber()}`) ?? '';
      const marked = asDict(kid);
      const isReference = nameOf(get(marked, 'Type')) === 'MCR';
      return isReference
        ? (shown.get(`${String(marked.get(PDFName.of('Pg')))} ${String(get(marked, 'MCID'))}`) ?? '')
        : '';
    });
    const children = list.map(look).filter((kid) => kid instanceof PDFDict && kid.has(PDFName.of('S')));
    return {
      tag: nameOf(get(dict, 'S')),
      lang: textOf(get(dict, 'Lang')),
      scope: nameOf(get(attributes, 'Scope')),
      text: own.join(''),
      children: children.map((kid) => readElement(asDict(kid))),
    };
  }

  const tree = dictAt(catalog, 'StructTreeRoot');
  const [root] = readElement(tree).children;
  if (!root) throw new Error('The PDF has no structure tree');
  return {
    title: document.getTitle() ?? '',
    lang: textOf(get(catalog, 'Lang')),
    showsTitle: get(dictAt(catalog, 'ViewerPreferences'), 'DisplayDocTitle') === PDFBool.True,
    isMarked: get(dictAt(catalog, 'MarkInfo'), 'Marked') === PDFBool.True,
    tabs: document.getPages().map(({ node }) => nameOf(get(node, 'Tabs'))),
    metadata: streamText(get(catalog, 'Metadata')),
    root,
    artifacts,
    untagged,
    fonts: readFonts(),
  };

  function readFonts(): Structure['fonts'] {
    const dicts = context.enumerateIndirectObjects().map(([, object]) => asDict(object));
    const isFont = (dict: PDFDict) => nameOf(get(dict, 'Type')) === 'Font';
    return dicts
      .filter((dict) => isFont(dict) && nameOf(get(dict, 'Subtype')) === 'Type0')
      .map((dict) => {
        const descendants = get(dict, 'DescendantFonts');
        const inner = asDict(descendants instanceof PDFArray ? look(descendants.get(0)) : undefined);
        const isEmbedded = dictAt(inner, 'FontDescriptor').has(PDFName.of('FontFile2'));
        return { isEmbedded, hasUnicode: dict.has(PDFName.of('ToUnicode')) };
      });
  }

  function asDict(object: PDFObject | undefined): PDFDict {
    return object instanceof PDFDict ? object : context.obj({});
  }
}

/** What a page shows, each with the innermost mark around it. */
function readContent(content: string, fonts: Map<string, Letters>) {
  const parts: { tag: string; mcid: string; text: string }[] = [];
  const open: { tag: string; mcid: string }[] = [];
  let font: Letters = new Map();
  const tokens = content.matchAll(
    /\/(?<tag>\w+) (?:BMC|<<(?<marks>[^>]*)>> BDC)|(?<end>\bEMC\b)|(?<font>\/F\d+) [\d.]+ Tf|\[(?<list>[^\]]*)\] TJ|(?<path>\bS\n)/g,
  );
  for (const { groups = {} } of tokens) {
    const { tag, marks = '', end, font: name, list, path } = groups;
    if (tag !== undefined) open.push({ tag, mcid: /\/MCID (\d+)/.exec(marks)?.[1] ?? '' });
    else if (end !== undefined) open.pop();
    else if (name !== undefined) font = fonts.get(name) ?? new Map();
    else {
      const inner = open.at(-1) ?? { tag: '', mcid: '' };
      parts.push({ ...inner, text: path === undefined ? decode(list ?? '', font) : '' });
    }
  }
  return parts;
}

const streamText = (object: PDFObject | undefined): string =>
  object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString('utf8') : '';
const nameOf = (object: PDFObject | undefined): string =>
  object instanceof PDFName ? object.decodeText() : '';
const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

/** All elements of a tree, in the order in which they are read. */
export const allElements = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(allElements),
];
