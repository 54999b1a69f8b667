import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';

/** A file inside a PDF, as a reader's program takes it out. */
interface Attached {
  name: string;
  /** What it is to the document: `Data`. */
  relationship: string;
  text: string;
}

/** The files that a PDF says are its own (ISO 19005-3, 6.8). */
export async function readAttachments(bytes: Buffer): Promise<Attached[]> {
  const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const files = catalog.lookupMaybe(PDFName.of('AF'), PDFArray);
  return Array.from({ length: files?.size() ?? 0 }, (_slot, at) => {
    const file = files?.lookup(at, PDFDict);
    const name = file?.lookup(PDFName.of('UF'), PDFString, PDFHexString);
    const stream = file?.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
    if (!(stream instanceof PDFRawStream)) throw new Error('An attached file has no content');
    return {
      name: name?.decodeText() ?? '',
      relationship: file?.lookup(PDFName.of('AFRelationship'), PDFName).asString().slice(1) ?? '',
      text: Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'),
    };
  });
}
