/** What browsers with a reader of codes of their own have (Shape Detection API); no types of the language know it. */
declare global {
  var BarcodeDetector: (new () => { detect(image: Blob): Promise<{ rawValue: string }[]> }) | undefined;
}

/** What the codes in a photo say, of any kind that this browser reads; nothing where it reads none. */
export async function readCodes(photo: Blob): Promise<string[]> {
  if (typeof globalThis.BarcodeDetector === 'undefined') return [];
  try {
    const codes = await new globalThis.BarcodeDetector().detect(photo);
    return codes.map(({ rawValue }) => rawValue);
  } catch {
    // A system without the service behind it, or a photo that it cannot open: grouped as one without a code.
    return [];
  }
}
