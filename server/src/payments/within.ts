/** How long the shop waits for a payment provider. */
export const PROVIDER_MS = 8_000;

/** The outcome of `work`, or an error when it takes longer than `ms` milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
