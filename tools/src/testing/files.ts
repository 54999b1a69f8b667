/** This environment's files cannot be read as browsers read them: the border to the browser is played here. */
export function playFiles(): void {
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.readAsArrayBuffer(this);
    return promise;
  };
}

/** The shortest file that begins and ends as a JPEG does. */
export const JPEG_BYTES: readonly number[] = [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9];

/** A browser that reads photos, as wide and high as the test says by their names, and draws them with so many bytes. */
export function playBitmaps(sizes: Record<string, { width: number; height: number }>, jpegBytes = 1000) {
  const drawn: { width: number; height: number }[] = [];
  globalThis.createImageBitmap = async (file: ImageBitmapSource) => {
    const size = file instanceof File ? sizes[file.name] : undefined;
    if (!size) throw new DOMException('no picture', 'InvalidStateError');
    return { ...size, close: () => undefined };
  };
  const canvas = HTMLCanvasElement.prototype;
  const brush = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(canvas, { getContext: () => brush });
  canvas.toBlob = function (this: HTMLCanvasElement, take: BlobCallback, type?: string, quality = 1) {
    drawn.push({ width: this.width, height: this.height });
    take(new Blob([new Uint8Array(jpegBytes * quality)], { type }));
  };
  return drawn;
}
