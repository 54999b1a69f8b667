/**
 * Whether a JPEG, PNG, WebP, AVIF or HEIC ends before its own structure says so, as a file does that was copied half.
 * Nothing is decoded; what stands after the end, such as a phone's film of the moment, does not matter. Of other files
 * nothing is known: false.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (has(view, 0, '\u00ff\u00d8')) return !endsAsJpeg(view);
  if (has(view, 0, '\u0089PNG')) return !endsAsPng(view);
  if (has(view, 0, 'RIFF')) return view.byteLength < 8 || view.getUint32(4, true) + 8 > view.byteLength;
  return has(view, 4, 'ftyp') && !endsAsBoxes(view);
}

/** Whether these signs, each a byte, stand there. */
function has(view: DataView, at: number, signs: string): boolean {
  if (at + signs.length > view.byteLength) return false;
  return [...signs].every((sign, index) => view.getUint8(at + index) === sign.charCodeAt(0));
}

/**
 * Segments say how long they are until the scan begins, and in a scan a byte of 255 before 217 is the end (ITU-T T.81
 * annex B). A small preview in a segment has an end of its own, which is not looked at.
 */
function endsAsJpeg(view: DataView): boolean {
  let at = 2;
  while (at + 4 <= view.byteLength && !has(view, at, '\u00ff\u00da')) {
    // No segment begins so: the file is damaged, and how long it was to be is not known.
    if (view.getUint8(at) !== 255) return true;
    // Any number of 255 may stand before a marker.
    at += view.getUint8(at + 1) === 255 ? 1 : 2 + view.getUint16(at + 2);
  }
  for (; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) === 255 && view.getUint8(at + 1) === 217) return true;
  }
  return false;
}

/** Chunks of length, name, data and checksum, the last called IEND (PNG specification §5.3). */
function endsAsPng(view: DataView): boolean {
  let at = 8;
  while (at + 12 <= view.byteLength) {
    const next = at + 12 + view.getUint32(at);
    if (has(view, at + 4, 'IEND')) return next <= view.byteLength;
    at = next;
  }
  return false;
}

/** Boxes say how long they are; 0 is as long as the file, 1 is followed by a longer number (ISO/IEC 14496-12 §4.2). */
function endsAsBoxes(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const said = view.getUint32(at);
    if (said === 0) return true;
    if (said === 1 && at + 16 > view.byteLength) return false;
    const length = said === 1 ? Number(view.getBigUint64(at + 8)) : said;
    if (length < 8) return true;
    at += length;
  }
  return at === view.byteLength;
}
