/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** `context` is one object for all requests of a connection's round. */
    setupRequest?: (request: Request, context: Record<string, unknown>) => Request;
    onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
  }
  interface Options extends Request {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: Request[];
  }
  interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    '3xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
