import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from '@jest/globals';
import { startMailServer } from '../testing/mails/mail-server.ts';
import { createMailTransport, type OutgoingMail } from './mail-transport.ts';

const BREAKS = [
  '\r\nBcc: eve@example.com',
  '\nBcc: eve@example.com',
  '\r\n\r\n<b>another body</b>',
  '\r\n.\r\nQUIT',
];
const plain: OutgoingMail = {
  ...{ to: 'ada@example.com', subject: 'Your order', text: 'Hello', html: '<p>Hello</p>' },
  messageId: 'one@shop.example',
};
const settings = { mailFrom: 'Shop <shop@example.com>', dataDir: '' };

/** What a real mail server was told: the whole letter. */
async function sent(mail: OutgoingMail): Promise<string> {
  const server = await startMailServer();
  const transport = createMailTransport({ ...settings, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  await transport.send(mail);
  await server.close();
  expect(server.received).toHaveLength(1);
  return server.received[0] ?? '';
}

const headersOf = (letter: string) =>
  (letter.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('A mail server is told', () => {
  it.each(BREAKS)('no further header by a line break in a subject or a name: %j', async (words) => {
    const letter = await sent({
      ...plain,
      subject: `Your order${words}`,
      replyTo: { name: `Ada${words}`, address: 'ada@example.com' },
    });
    const names = headersOf(letter).map((line) => line.split(':', 1)[0]);
    expect(names.toSorted()).toEqual(
      headersOf(await sent({ ...plain, replyTo: { name: 'Ada', address: 'ada@example.com' } }))
        .map((line) => line.split(':', 1)[0])
        .toSorted(),
    );
    expect(letter.split('\r\n\r\n').slice(1).join()).not.toContain('another body');
  });

  it('nothing when its certificate is of nobody we know', async () => {
    const told: string[] = [];
    const server = new SMTPServer({
      // Its own certificate is known to be nobody's: it would warn of that.
      ...{ secure: true, authOptional: true, logger: false },
      onMailFrom: ({ address }, _session, done) => {
        told.push(address);
        done();
      },
    });
    // A client that hangs up in the handshake.
    server.on('error', () => undefined);
    const listening = Promise.withResolvers<number>();
    const socket = server.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      listening.resolve(typeof address === 'object' && address ? address.port : 0);
    });
    const transport = createMailTransport({
      ...settings,
      smtpUrl: `smtps://127.0.0.1:${await listening.promise}`,
    });
    await expect(transport.send(plain)).rejects.toMatchObject({ code: 'ESOCKET' });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(told).toEqual([]);
  });
});
