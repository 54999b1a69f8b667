import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { explainListenError } from '../../platform/startup-error.ts';
import type { Metrics } from './metrics.ts';

/** Figures say how a shop does: they are for its own machine, whatever address the shop listens on. */
const HOST = '127.0.0.1';

/**
 * Answers `/metrics` on a port of its own, in the text format of Prometheus. Returns what ends it.
 * @throws StartupError when the port cannot be had
 */
export async function serveMetrics({ registry, read }: Metrics, port: number): Promise<() => Promise<void>> {
  const answer = async (response: ServerResponse) => {
    try {
      const figures = await read();
      response.writeHead(200, { 'content-type': registry.contentType }).end(figures);
    } catch {
      response.writeHead(503).end();
    }
  };
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void answer(response);
    else response.writeHead(404).end();
  });
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListenError(error, port, HOST, 'METRICS_PORT');
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
