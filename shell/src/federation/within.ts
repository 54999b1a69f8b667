/** The promise's value, or a rejection with `failure` once `milliseconds` have passed. */
export function within<T>(promise: Promise<T>, milliseconds: number, failure: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(failure()), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
