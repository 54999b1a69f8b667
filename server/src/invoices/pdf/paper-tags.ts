import type PDFDocument from 'pdfkit';
import type { Locale } from '@vitrine/shared/contract/locale';

type Pages = InstanceType<typeof PDFDocument>;

/** The kinds of element in our papers, by their names in ISO 32000-1, 14.8.4. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Div'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote'
  | 'Figure';

interface Marks {
  /** Of what is not in the sheet's language: Latin names, the French of a form. */
  lang?: 'la' | 'fr';
  /** Of a TH: which cells it heads. */
  scope?: 'Column' | 'Row';
  /** Of a figure: what it is to who does not see it, and where on its page it stands, in points. */
  alt?: string;
  bbox?: [left: number, top: number, right: number, bottom: number];
}

/** The structure tree of a PDF, written while its pages are: who listens to a paper hears it in this order. */
interface Tags {
  /** What is written from now on is a sheet of its own, in its own language. */
  sheet(locale: Locale): void;
  /** What `write` writes lies within an element. */
  within(tag: Tag, write: () => void, marks?: Marks): void;
  /** What `draw` draws is an element's text. */
  element(tag: Tag, draw: () => void, marks?: Marks): void;
  /** What `draw` draws is the page's and not the paper's: it is not read out. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void;
}

export function openTags(document: Pages): Tags {
  const root = document.struct('Document');
  document.addStructure(root);
  let parent = root;

  return {
    sheet(locale) {
      parent = document.struct('Sect', { lang: locale });
      root.add(parent);
    },
    within(tag, write, marks = {}) {
      const outer = parent;
      parent = document.struct(tag, marks);
      outer.add(parent);
      write();
      parent = outer;
    },
    element(tag, draw, marks = {}) {
      parent.add(document.struct(tag, marks, draw));
    },
    artifact(type, draw) {
      document.markContent('Artifact', { type });
      draw();
      document.endMarkedContent();
    },
  };
}

/**
 * Says in the file's metadata that it keeps PDF/UA-1 (ISO 14289-1) too. PDF/A-2, which the library says, asks that a
 * property of another standard be described where it is used.
 */
export function claimAccessible(document: Pages): void {
  document.appendXML(`
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>part</pdfaProperty:name>
          <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
          <pdfaProperty:category>internal</pdfaProperty:category>
          <pdfaProperty:description>Part of ISO 14289 that the file keeps</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
      <pdfuaid:part>1</pdfuaid:part>
    </rdf:Description>`);
}

const UNSAFE: Record<string, string> = { '&': '+', '<': '‹', '>': '›' };

/** A title that the library can put into the file's XML: it does not escape it. */
export const titleForXml = (title: string) => title.replace(/[&<>]/g, (letter) => UNSAFE[letter] ?? '');
