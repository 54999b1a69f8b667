import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { PageDesk } from '../../../testing/page-desk.tsx';

const ABANDONED = 300;
const MOST_DRAWINGS = 10;

it(`${ABANDONED} visitors who hang up cost at most ${MOST_DRAWINGS} drawings, and the next one is answered`, async () => {
  const desk = new PageDesk();
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  desk.gate = isFree;
  let asked = 0;
  let answered = 0;
  const leftInQueue = () => {
    const { begun, abandoned, dropped } = desk.queues().lists;
    return asked - begun - abandoned - dropped;
  };
  const server = createServer((request, response) => {
    asked += 1;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    void desk.open(request.url ?? '', {}, 'GET', gone.signal).then(({ status }) => {
      answered += 1;
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visits = Array.from({ length: ABANDONED }, async (_visit, page) => {
    const socket = connect({ host: '127.0.0.1', port });
    await once(socket, 'connect');
    const request = `GET /webshop?page=${page} HTTP/1.1\r\nhost: shop\r\n\r\n`;
    await new Promise((resolve) => socket.write(request, resolve));
    socket.destroy();
  });
  await Promise.all(visits);
  // Its data come once all have left: whoever is still in the queue would be drawn from now on.
  while (asked < ABANDONED || leftInQueue() > 0) await setImmediate();
  free();
  while (answered < ABANDONED) await setImmediate();

  const { begun, dropped } = desk.queues().lists;
  expect({ asked, dropped, isCheap: begun <= MOST_DRAWINGS }).toEqual({
    asked: ABANDONED,
    dropped: 0,
    isCheap: true,
  });
  expect((await fetch(`http://127.0.0.1:${port}/webshop`)).status).toBe(200);
  server.close();
});
