import type { Mutation } from './mutation.ts';

const SHARES = 'server/src/orders/store/placing/fair-share.ts';

/** Chapter V2. */
export const BUSINESS_MUTATIONS: Mutation[] = [
  {
    rows: ['2.2.1', '2.2.2', '1.3.3', '1.4.2', '15.3.5'],
    name: 'what is asked is taken as it comes',
    file: 'server/src/http/forms/form-schema.ts',
    from: '?? validatorCompiler(route);',
    to: '?? ((value: unknown) => (validatorCompiler, { value }));',
  },
  {
    rows: ['2.2.3'],
    name: 'an order is placed at the price that its browser says',
    file: 'server/src/orders/store/placing/place-order.ts',
    from: 'if (quote.tax.totalCents !== order.expectedTotalCents) {',
    to: 'if (quote.tax.totalCents < 0) {',
  },
  {
    rows: ['2.2.3'],
    name: 'protected lots leave the Union',
    file: 'server/src/orders/rules/placing/quote-order.ts',
    from: '  if (refused.length === 0) return null;',
    to: '  if (refused.length < 1000) return null;',
  },
  {
    rows: ['2.3.1'],
    name: 'what nobody prepared is shipped',
    file: 'server/src/orders/rules/order-transitions.ts',
    from: "  waiting: ['preparing', 'permit-wait'],",
    to: "  waiting: ['preparing', 'permit-wait', 'shipped'],",
  },
  {
    rows: ['2.3.3', '16.5.3'],
    name: 'a refused order keeps the lots that were there',
    file: 'server/src/database/undo-refusals.ts',
    from: '      throw new Refused();\n',
    to: '      return outcome;\n',
  },
  {
    rows: ['2.3.4'],
    name: 'a lot that another took a moment ago is sold again',
    file: 'server/src/catalogue/store/stock.ts',
    from: '    if (numAffectedRows !== 1n) short.push(line.insectId);\n',
    to: '    void numAffectedRows;\n',
  },
  {
    rows: ['2.3.2'],
    name: 'another attempt to pay keeps lots for a day, however much is reserved',
    file: 'server/src/orders/paying/retry-payment.ts',
    from: 'const { unprovedMs } = await scarcityForOrder(trx, id, stock);',
    to: 'const unprovedMs = stock.range.lots >= 0 ? 86_400_000 : (await scarcityForOrder(trx, id, stock)).unprovedMs;',
  },
  {
    rows: ['2.3.2', '2.4.1'],
    name: 'a script holds lots as fast as it can',
    file: 'server/src/orders/routes/checkout.ts',
    from: 'config: perMinute(limits.holds),',
    to: 'config: { ...perMinute(limits.holds), rateLimit: false },',
  },
  {
    rows: ['2.3.2', '2.4.1'],
    name: 'one visitor may reserve whatever there is',
    file: SHARES,
    from: 'part, isKnown, visitor, network, wanted }',
    to: 'part, isKnown, visitor: { lots: 0, pieces: 0, cents: 0 }, network, wanted }',
  },
  {
    rows: ['2.3.2'],
    name: 'half of a shop of ten lots waits a week for one transfer',
    file: SHARES,
    from: 'unprovedTime(share, range, scarcity, own)',
    to: '(void [unprovedTime, own], scarcity.unprovedMs)',
  },
  {
    rows: ['2.3.2'],
    name: 'unpaid orders and holds of a network are not counted',
    file: SHARES,
    from: 'return { isKnown, wanted, visitor, network, scarcity:',
    to: 'return { isKnown, wanted, visitor, network: { lots: 0, pieces: 0, cents: 0 }, scarcity:',
  },
];
