import type { Instructions } from '../contract/failure.ts';
import { readOwnPath } from '../contract/federation/own-path.ts';

/** What the envelope of an answer wants done; undefined when it is nothing. Without zod, for the sake of `parsedLater`. */
export function readInstructions(body: unknown): Instructions | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (name: keyof Instructions) => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [message, error, redirect] = [text('message'), text('error'), readOwnPath(text('redirect'))];
  if (!message && !error && !redirect) return undefined;
  return { ...(message && { message }), ...(error && { error }), ...(redirect && { redirect }) };
}
