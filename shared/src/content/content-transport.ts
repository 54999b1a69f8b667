import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { z } from '../contract/zod.ts';
import { createHttpClient, lostConnection, TIMEOUT_MS } from '../http/axios-transport.ts';

interface ContentOptions {
  /** Where the service answers: `https://shop.example/content`, or the path alone on the shop's own site. */
  base: string;
  /** Longest wait for a whole answer; the seed's 15 s when absent. */
  timeoutMs?: number;
}

/** Values of the query; an array is given once for each of its values. */
export type ContentQuery = Record<string, string | number | boolean | readonly string[]>;

/** Sends one `GET` to the content service, once. */
export type ContentTransport = (path: string, query?: ContentQuery) => Promise<ApiResult<unknown>>;

/** The content service of a shop over HTTP, for the calls of `calls.ts`. */
export function contentTransport({ base, timeoutMs = TIMEOUT_MS }: ContentOptions): ContentTransport {
  return async (path, query) => {
    try {
      const client = await createHttpClient({ baseURL: base, timeout: timeoutMs });
      const { status, data } = await client.get<unknown>(path, { params: query });
      if (status >= 200 && status < 300) return { ok: true, value: data };
      return { ok: false, failure: readFailure(status, data) };
    } catch (error) {
      return { ok: false, failure: lostConnection(error) };
    }
  };
}

/** A refusal in words, as calls give it too that need not ask to know it. */
export function refusal(status: number, message: string, body: unknown = null): ApiFailure {
  return { kind: 'rejected', status, code: '', message, fields: {}, body };
}

/** Longer texts, and markup, are no sentences: a proxy's page for browsers. */
const MAX_SENTENCE = 500;
const sentenceSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_SENTENCE), z.regex(/^(?!<)/));
const messageSchema = z.object({ message: sentenceSchema });
const nestedSchema = z.object({ data: z.array(z.object({ messages: z.array(z.unknown()) })) });

/** The seed's rule: the first nested message, else the message field, else the text; else the answer says nothing. */
function readFailure(status: number, body: unknown): ApiFailure {
  const nested = nestedSchema.safeParse(body).data?.data.flatMap(({ messages }) => messages) ?? [];
  const message =
    [...nested, body].map((one) => messageSchema.safeParse(one).data?.message).find(Boolean) ??
    sentenceSchema.safeParse(body).data;
  return message === undefined ? { kind: 'broken', status } : refusal(status, message, body);
}
