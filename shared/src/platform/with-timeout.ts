/**
 * The outcome of `work`; a rejection with `failure` once `milliseconds` have passed. The work itself goes on.
 * @param failure made only when time is up; by default it names the bound
 */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  failure = () => new Error(`No answer within ${milliseconds} ms`),
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(failure()), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
