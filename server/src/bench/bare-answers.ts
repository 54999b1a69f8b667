import { fastify } from 'fastify';

/*
 * The yardstick for answers over HTTP: `GET /{bytes}` is answered with as many bytes, made beforehand, by the same
 * framework with nothing in it. Says its address to the process that started it and ends with it.
 */
const answers = new Map<number, string>();

const app = fastify();
app.get<{ Params: { bytes: string } }>('/:bytes', (request, reply) => {
  reply.type('application/json; charset=utf-8');
  return reply.send(answerOf(Number(request.params.bytes)));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.once('disconnect', () => void app.close());
process.send?.({ url });

function answerOf(bytes: number): string {
  const answer = answers.get(bytes) ?? JSON.stringify('x'.repeat(Math.max(0, bytes - 2)));
  answers.set(bytes, answer);
  return answer;
}
