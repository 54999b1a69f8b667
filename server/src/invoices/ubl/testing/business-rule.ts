import { JSDOM } from 'jsdom';
import { useNamespaces } from 'xpath';

/**
 * A business rule of EN 16931-1 or of Peppol BIS Billing 3, as XPath 1.0 over a UBL document: `test` holds at every node of
 * `context`.
 */
interface BusinessRule {
  id: string;
  context: string;
  test: string;
  /** A document to which it applies, and how that one is spoilt so that it holds no more. */
  on: string;
  spoil: Spoil;
}
type Spoil = (document: Document) => void;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const SPACES: Record<string, string> = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
};
const select = useNamespaces(SPACES);

/** Parsed by a library that did not write it. */
export const parseUbl = (xml: string): Document =>
  new JSDOM(xml, { contentType: 'text/xml' }).window.document;

export const nodesAt = (document: Document, path: string): Element[] =>
  // What rules name as a context are elements.
  select(path, document) as Element[];

/** Whether a rule holds. */
export function holds(
  { context, test }: Pick<BusinessRule, 'context' | 'test'>,
  document: Document,
): boolean {
  return nodesAt(document, context).every((node) => select(`boolean(${test})`, node) === true);
}

/** Takes elements away. */
export const without = (path: string): Spoil => each(path, (element) => element.remove());
/** Writes something else into elements. */
export const says = (path: string, text: string): Spoil =>
  each(path, (element) => {
    element.textContent = text;
  });
/** Has elements stand there twice. */
export const twice = (path: string): Spoil => each(path, (element) => element.after(element.cloneNode(true)));
/** Has an element follow that says the same under another name. */
export const twiceAs = (path: string, name: string): Spoil =>
  each(path, (element) => {
    const other = element.ownerDocument.createElementNS(element.namespaceURI, `${element.prefix}:${name}`);
    other.textContent = element.textContent;
    element.after(other);
  });
/** Writes something else into an attribute, or takes it away. */
export const marked = (path: string, name: string, value: string | null): Spoil =>
  each(path, (element) => {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  });

function each(path: string, change: (element: Element) => void): Spoil {
  return (document) => {
    const found = nodesAt(document, path);
    if (found.length === 0) throw new Error(`Nothing is spoilt at ${path}`);
    for (const element of found) change(element);
  };
}

/** Rules of a group: id, context, test, how it is spoilt, and on which sample if that is not the usual one. */
export type RuleRow = readonly [id: string, context: string, test: string, spoil: Spoil, on?: string];

export const toRules = (rows: readonly RuleRow[]): BusinessRule[] =>
  rows.map(([id, context, test, spoil, on = 'domestic-business']) => ({ id, context, test, on, spoil }));
