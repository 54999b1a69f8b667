import { z } from './zod.ts';

/** The body of every answer of the app API that is not a success (spec §8). Texts are in the shopper's language. */
export const errorEnvelopeSchema = z.object({
  result: z.optional(z.boolean()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  /** Stable word for programs: `out-of-stock`, `paused`, `price-changed` … */
  code: z.optional(z.string()),
  validationErrors: z.optional(z.record(z.string(), z.object({ error: z.string() }))),
  redirect: z.optional(z.string()),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** An expected failure of a call, as a value. Bugs are thrown instead. */
export type ApiFailure =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'unauthorized' }
  | { kind: 'not-found' }
  | { kind: 'gone' }
  | {
      kind: 'rejected';
      status: number;
      code: string;
      message: string;
      fields: Record<string, string>;
      body: unknown;
    }
  | { kind: 'broken'; status: number };

/** What an answer wants done, beside its value or its failure (seed §8). The page or the router does it. */
export interface Instructions {
  /** To be told as news. */
  message?: string;
  /** To be told as an error. */
  error?: string;
  /** Where to go: always a path of this shop. */
  redirect?: string;
}

export type ApiResult<T> = ({ ok: true; value: T } | { ok: false; failure: ApiFailure }) & {
  /** Absent when there is none, and from a transport of before. */
  instructions?: Instructions;
};

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below the shop's origin, beginning with `/api/`. */
  path: string;
  /** Undefined values are left out; arrays are repeated. */
  query?: Record<string, string | number | boolean | string[] | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** How many bytes of the body have gone; for files, which also have longer to arrive. */
  onProgress?: (sent: number) => void;
}

/** Sends one request to the app API. The shell makes it: in process on the server, axios in the browser. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiResult<unknown>>;
