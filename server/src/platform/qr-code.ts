import qrcode from 'qrcode-generator';

/** Dark squares as an SVG path on a field of `size` × `size`; around it four squares stay white. */
export interface DrawnCode {
  size: number;
  path: string;
}

/** A text in UTF-8 as a QR code, of which a seventh may be lost (error correction M). */
function encodeQr(text: string) {
  const code = qrcode(0, 'M');
  // The package takes one character for one byte.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte');
  code.make();
  return code;
}

export function drawQr(text: string): DrawnCode {
  const code = encodeQr(text);
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let width = 0;
      while (column + width < size && code.isDark(row, column + width)) width += 1;
      if (width > 0) path += `M${column} ${row}h${width}v1h-${width}z`;
      column += width;
    }
  }
  return { size, path };
}

const SQUARE_PX = 6;

/** The code as a GIF, the four white squares around it included, for mails: their programs draw no SVG. */
export function qrGif(text: string): Buffer {
  const url = encodeQr(text).createDataURL(SQUARE_PX, 4 * SQUARE_PX);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
