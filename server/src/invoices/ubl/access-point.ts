import { z } from '@vitrine/shared/contract/zod';

/** What becomes of a document that is handed over. */
type Handover = { kind: 'taken'; id: string } | { kind: 'refused'; reason: string };

/** The service that delivers documents into the Peppol network. */
export interface AccessPoint {
  /**
   * @param document.number by which the access point knows one that it has had already
   * @throws when nobody can say what became of it: it is handed over again later
   */
  handOver(document: { number: string; receiver: string; xml: string }): Promise<Handover>;
}

const WAIT_MS = 20_000;
const takenSchema = z.object({ id: z.string() });
const refusedSchema = z.object({ reason: z.string() });
/** The receiver is not in the network; the document is not in order. */
const REFUSALS = [404, 422];

/**
 * An access point by HTTP:
 *   POST {url}/documents  `authorization: Bearer {token}`, `idempotency-key: {number}`, `x-receiver: 0208:0403019261`,
 *   the UBL as `application/xml`
 *   → 201 {id}: it is on its way, or was already · 404 {reason}: the receiver is not in the network · 422 {reason}: not in order
 * Anything else is a failure, and is tried again. A provider with other words gets a module like this one.
 */
export function httpAccessPoint({ url, token }: { url: string; token: string }): AccessPoint {
  return {
    async handOver({ number, receiver, xml }) {
      const headers = {
        'content-type': 'application/xml',
        authorization: `Bearer ${token}`,
        'idempotency-key': number,
        'x-receiver': receiver,
      };
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(`${url}/documents`, { method: 'POST', headers, body: xml, signal });
      if (REFUSALS.includes(answer.status)) {
        return { kind: 'refused', reason: refusedSchema.parse(await answer.json()).reason };
      }
      if (!answer.ok) throw new Error(`The access point answered ${answer.status}`);
      return { kind: 'taken', id: takenSchema.parse(await answer.json()).id };
    },
  };
}
