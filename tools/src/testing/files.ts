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
