/** Cameras write it among the first bytes. */
const HEAD_BYTES = 256 * 1024;
const EXIF_POINTER = 0x8769;
const TAKEN = 0x9003;
const WRITTEN = 0x0132;

/**
 * When a photo was taken, in milliseconds: as the camera wrote it into a JPEG, or else as the file was changed last. The
 * camera's clock has no zone, so that photos of two cameras may be hours apart.
 */
export async function takenAt(file: File): Promise<number> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return readTaken(head) ?? file.lastModified;
  } catch (error) {
    // Something points beyond the end.
    if (error instanceof RangeError) return file.lastModified;
    throw error;
  }
}

/** The segment APP1 holds a small TIFF file (Exif 2.32 §4.5.4): its first directory, and one that this points to. */
function readTaken(view: DataView): number | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 255 && view.getUint8(at + 1) !== 0xda) {
    if (view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966)
      return readTiff(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readTiff(view: DataView, start: number): number | null {
  const isLittle = view.getUint16(start) === 0x4949;
  const first = readDirectory(view, start, view.getUint32(start + 4, isLittle), isLittle);
  const pointer = first.get(EXIF_POINTER);
  const own = pointer === undefined ? first : readDirectory(view, start, pointer, isLittle);
  const offset = own.get(TAKEN) ?? first.get(WRITTEN);
  return offset === undefined ? null : readMoment(view, start + offset);
}

/** By tag: where its value stands, or a value that fits into four bytes. */
function readDirectory(
  view: DataView,
  start: number,
  offset: number,
  isLittle: boolean,
): Map<number, number> {
  const count = view.getUint16(start + offset, isLittle);
  const entries = Array.from({ length: count }, (_, index) => start + offset + 2 + index * 12);
  return new Map(entries.map((at) => [view.getUint16(at, isLittle), view.getUint32(at + 8, isLittle)]));
}

/** `2026:11-24 02:10:07` with colons alone, as EXIF writes it. */
function readMoment(view: DataView, at: number): number | null {
  const text = Array.from({ length: 19 }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join(
    '',
  );
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const moment = Date.parse(`${date?.replaceAll(':', '-')}T${time}`);
  return Number.isNaN(moment) ? null : moment;
}
