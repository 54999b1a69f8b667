import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A document as it was handed over. */
interface HandedOver {
  number: string;
  receiver: string;
  token: string;
  xml: string;
}

/**
 * A fake: it speaks the protocol of `access-point.ts` on this machine, and brings nothing anywhere.
 * @param answers what it answers in place of 201, one a document, the first ones first
 */
export async function openFakeAccessPoint(answers: [status: number, body: object][] = []) {
  const taken = new Map<string, HandedOver>();
  let asked = 0;
  const server = createServer((request, response) => {
    const header = (name: string) => String(request.headers[name] ?? '');
    void text(request).then((xml) => {
      asked += 1;
      const number = header('idempotency-key');
      const receiver = header('x-receiver');
      const [status, body] = answers.shift() ?? [201, { id: `fake-${number}` }];
      if (status === 201) taken.set(number, { number, receiver, token: header('authorization'), xml });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    asked: () => asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
