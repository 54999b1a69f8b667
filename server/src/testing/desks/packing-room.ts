import { randomUUID } from 'node:crypto';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import {
  orderListSchema,
  toolsOrderSchema,
  type ToolsOrder,
} from '@vitrine/shared/contract/tools/orders/orders';
import type { OpenDatabase } from '../../database/testing/databases.ts';
import type { Visitor } from './account-desk.ts';
import type { OrderBody } from '../order-body.ts';
import { openToolsDesk } from './tools-desk.ts';

/** A step as it is asked for; what was seen before it is filled in. */
export type Move = OrderStepRequest extends infer One
  ? One extends OrderStepRequest
    ? Omit<One, 'seen'>
    : never
  : never;

/** A shop with somebody who packs. */
export async function openPackingRoom(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const packer = await desk.atWork('orders');
  const address = (reference: string) => `/api/tools/orders/${reference}`;
  async function read(url: string): Promise<unknown> {
    const answer = await packer.get(url);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  }
  const room = {
    ...desk,
    packer,
    see: async (reference: string) => toolsOrderSchema.parse(await read(address(reference))),
    list: async (query = '') => orderListSchema.parse(await read(`/api/tools/orders${query}`)),
    /** A step by who has just looked. */
    async move(reference: string, step: Move, by: Visitor = packer) {
      const { seen } = await room.see(reference);
      return room.send(reference, { ...step, seen }, by);
    },
    send(reference: string, body: object, by: Visitor = packer, key: string = randomUUID()) {
      by.headers['idempotency-key'] = key;
      return by.post(`${address(reference)}/steps`, body);
    },
    async paid(more?: OrderBody, onHand = 1) {
      const uuid = await desk.addLot({ on_hand: onHand });
      const receipt = await desk.placed(uuid, more);
      await desk.press(receipt, 'pay');
      return { ...receipt, uuid };
    },
    async shipped(more?: OrderBody) {
      const receipt = await room.paid(more);
      for (const step of [{ step: 'prepare' }, { step: 'ship', ...nextParcel() }] as const) {
        const { statusCode, body } = await room.move(receipt.reference, step);
        if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
      }
      return receipt;
    },
    async withdrawn(receipt: Receipt & { uuid: string }) {
      const body = {
        ...{ name: 'Ada Peeters', reference: receipt.reference, email: 'ada@example.com', locale: 'en' },
        lines: [{ uuid: receipt.uuid, amount: 1 }],
      };
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/api/withdrawals',
        payload: body,
        headers,
      });
      if (answer.statusCode >= 300) throw new Error(answer.body);
    },
  };
  return room;
}

export type PackingRoom = Awaited<ReturnType<typeof openPackingRoom>>;

export const PARCEL = { carrier: 'bpost', trackingNumber: '3232 0001 0002 0003', trackingUrl: '' };

let parcels = 0;

/** A parcel of a number that no other has. */
export const nextParcel = () => ({
  ...PARCEL,
  trackingNumber: `32320002${String((parcels += 1)).padStart(8, '0')}`,
});

/** The history of an order, a line a step. */
export const stepsOf = ({ history }: ToolsOrder) =>
  history.map(({ kind, state, by }) => `${kind} ${state}${by && ` by ${by}`}`);

/** What mails are about, as their ids say it. */
export const kinds = (mails: { messageId: string }[]) =>
  mails.map(({ messageId }) => messageId.split('.')[0]);
