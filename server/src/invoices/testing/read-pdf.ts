import { inflateSync } from 'node:zlib';

const WESTERN = new TextDecoder('windows-1252');

/** The lines of text of a PDF that our own paper wrote: standard fonts, compressed streams. */
export function readPdf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => inflate(body));
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, list = '']) => decode(list)),
  );
}

function inflate(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function decode(list: string): string {
  const hex = [...list.matchAll(/<([\da-f]*)>/g)].map(([, part = '']) => part).join('');
  return WESTERN.decode(Buffer.from(hex, 'hex')).replaceAll('\u00a0', ' ');
}
