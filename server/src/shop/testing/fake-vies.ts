import { createServer } from 'node:http';
import { z } from '@vitrine/shared/contract/zod';

const askedSchema = z.looseObject({ countryCode: z.string(), vatNumber: z.string() });

/** What the next requests meet; `busy` is a member state that does not answer. */
type Fault = 'busy' | 500 | 'broken';

/** A FAKE of VIES for tests: the one call that the shop makes, over http. */
export interface FakeVies {
  url: string;
  /** Numbers that are registered, with whose they are. */
  businesses: Map<string, string>;
  requests: Record<string, unknown>[];
  faults: Fault[];
  close(): Promise<void>;
}

export async function startFakeVies(): Promise<FakeVies> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = askedSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      fake.requests.push({ path: request.url, ...asked });
      const fault = fake.faults.shift();
      if (fault === 'broken') return response.destroy();
      response.setHeader('content-type', 'application/json');
      response.statusCode = typeof fault === 'number' ? fault : 200;
      const failed = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
      return response.end(JSON.stringify(fault ? failed : answer(asked)));
    });
  });
  const answer = ({ countryCode, vatNumber }: z.infer<typeof askedSchema>) => {
    const name = fake.businesses.get(`${countryCode}${vatNumber}`);
    return {
      ...{ countryCode, vatNumber, requestDate: '2026-11-25T10:00:00.000Z', valid: name !== undefined },
      ...{
        requestIdentifier: name === undefined ? '' : 'WAPIAAAAW1234567',
        name: name ?? '---',
        address: '---',
      },
    };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeVies = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/rest-api`,
    businesses: new Map(),
    requests: [],
    faults: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
