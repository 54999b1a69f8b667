import { SMTPServer } from 'smtp-server';

/** A real mail server on a free port, that keeps what it is sent. */
export async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Who has nothing more to send is told that it ends.
    closeTimeout: 1,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  // A shop that is killed breaks off in the middle of a word.
  server.on('error', () => undefined);
  const listening = Promise.withResolvers<number>();
  const socket = server.listen(0, '127.0.0.1', () => {
    const address = socket.address();
    listening.resolve(typeof address === 'object' && address ? address.port : 0);
  });
  const port = await listening.promise;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, port, close };
}
