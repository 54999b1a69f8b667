import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before a shop, which can be led to another one, or answer nothing at all. */
export interface Gate {
  url: string;
  leadTo(shop: string): void;
  /** From now on requests are taken and never answered. */
  hang(): void;
  close(): void;
}

export async function openGate(): Promise<Gate> {
  let target: string | null = null;
  const server = createServer((incoming, answer) => {
    if (target) pass(target, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (shop) => (target = shop),
    hang: () => (target = null),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The shop behind it sees the address that was asked for, as behind any proxy. */
function pass(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(new URL(url, target), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onward);
}
