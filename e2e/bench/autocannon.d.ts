/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
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
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
