import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const SPACES = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
};
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** An element of a UBL document: `cbc:` holds text, `cac:` holds others. */
interface UblNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly UblNode[];
}

/** A part of the document that may be absent. */
export type UblPart = UblNode | null | readonly UblPart[];

/** An element with text; absent where there is none: an empty element says nothing (PEPPOL-EN16931-R008). */
export function cbc(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
): UblPart {
  return text ? { name: `cbc:${name}`, attributes, content: text } : null;
}

/** An element with others; absent where all of them are. */
export function cac(name: string, ...parts: readonly UblPart[]): UblPart {
  const content = present(parts);
  return content.length > 0 ? { name: `cac:${name}`, attributes: {}, content } : null;
}

/** An amount in euro. */
export const amount = (name: string, cents: number): UblPart =>
  cbc(name, (cents / 100).toFixed(2), { currencyID: 'EUR' });

const present = (parts: readonly UblPart[]): UblNode[] =>
  parts.flatMap((part) => {
    if (part === null) return [];
    return isList(part) ? present(part) : [part];
  });
const isList = (part: UblNode | readonly UblPart[]): part is readonly UblPart[] => Array.isArray(part);

/** The whole document as XML. */
export function writeUbl(kind: 'Invoice' | 'CreditNote', parts: readonly UblPart[]): string {
  const document = new DOMImplementation().createDocument(`${UBL}:${kind}-2`, kind, null);
  const root = document.documentElement;
  if (!root) throw new Error('A document was made without its root');
  for (const [prefix, space] of Object.entries(SPACES)) root.setAttributeNS(XMLNS, `xmlns:${prefix}`, space);
  type Element = typeof root;
  const append = (parent: Element, { name, attributes, content }: UblNode): void => {
    const element = document.createElementNS(name.startsWith('cac:') ? SPACES.cac : SPACES.cbc, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (typeof content === 'string') element.appendChild(document.createTextNode(allowed(content)));
    else for (const child of content) append(element, child);
    parent.appendChild(element);
  };
  for (const node of present(parts)) append(root, node);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

// oxlint-disable-next-line no-control-regex -- these are the control characters that XML 1.0 has no way to write
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const allowed = (text: string) => text.replace(FORBIDDEN, '').trim() || '?';
