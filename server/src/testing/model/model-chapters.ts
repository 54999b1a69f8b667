import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import {
  answerLate,
  decide,
  hold,
  joinOrSplit,
  orderHeld,
  orderLot,
  own,
  payAgain,
  payCash,
  repeat,
  stepOn,
  takeOut,
  withdraw,
} from './model-acts.ts';
import { expectSound, readBooks } from './model-soundness.ts';
import { DAY_MINUTES, STOCK, type Story } from './model-story.ts';

type Model = { orders: number; intents: number; holds: number };
type Chapter = fc.AsyncCommand<Model, Story>;

/** One thing that happens, after which the books must be sound. */
function chapter(
  name: string,
  needs: keyof Model | null,
  happen: (story: Story) => Promise<unknown>,
): Chapter {
  return {
    check: (model) => needs === null || model[needs] > 0,
    async run(model, story) {
      await happen(story);
      model.orders = story.orders.length;
      model.intents = story.intents.length;
      model.holds = story.holds.length;
      const database = story.shop.database();
      const books = await readBooks(database, story.uuids);
      await expectSound(database, books);
      expect(books.orders.map(({ reference }) => reference).toSorted()).toEqual(
        story.orders.map(({ reference }) => reference).toSorted(),
      );
    },
    toString: () => name,
  };
}

const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 5);
const amount = fc.constantFrom(1, 2, 2);
const lot = fc.nat({ max: STOCK.length - 1 });
const method = fc.constantFrom('bancontact', 'bancontact', 'banktransfer');
const decision = fc.constantFrom<PaymentState>('paid', 'paid', 'failed', 'cancelled', 'expired', 'pending');
const action = fc.constantFrom(
  'prepare',
  'prepare',
  'permit',
  'ship',
  'ship',
  'deliver',
  'cancel',
  'cancel',
  'return',
  'refund',
);
const minutes = fc.constantFrom(
  1,
  1,
  5,
  5,
  16,
  31,
  60,
  DAY_MINUTES,
  4 * DAY_MINUTES,
  8 * DAY_MINUTES,
  16 * DAY_MINUTES,
);
const fault = fc.constantFrom('none', 'none', 'silent', 'refund-asked', 'refund-lost');

const often = (times: number, happening: fc.Arbitrary<Chapter>) =>
  Array.from({ length: times }, () => happening);

const holding = fc
  .tuple(lot, amount)
  .map(([index, many]) => chapter(`hold ${many} of ${index}`, null, (story) => hold(story, index, many)));

const ordering = fc
  .tuple(lot, amount, method, fc.boolean())
  .map(([index, many, by, isTwice]) =>
    chapter(`order ${many} of ${index} by ${by}${isTwice ? ', twice at once' : ''}`, null, (story) =>
      orderLot(story, index, many, by, isTwice),
    ),
  );

const orderingHeld = fc
  .tuple(which, method)
  .map(([index, by]) =>
    chapter(`order what hold ${index} keeps, by ${by}`, 'holds', (story) => orderHeld(story, index, by)),
  );

const repeating = which.map((index) =>
  chapter(`repeat intent ${index}`, 'intents', (story) => repeat(story, index)),
);

const deciding = fc
  .tuple(which, which, decision, fc.constantFrom(0, 1, 2))
  .map(([index, attempt, state, times]) =>
    chapter(`attempt ${attempt} of order ${index} is ${state}, told ${times} times`, 'orders', (story) =>
      decide(story, index, attempt, state, times),
    ),
  );

const paying = which.map((index) =>
  chapter(`order ${index} is paid`, 'orders', (story) => decide(story, index, 5, 'paid', 1)),
);

const answeringLate = fc
  .tuple(which, which, which)
  .map(([index, attempt, old]) =>
    chapter(`an old answer ${old} about attempt ${attempt} of order ${index}`, 'orders', (story) =>
      answerLate(story, index, attempt, old),
    ),
  );

const payingAgain = fc
  .tuple(which, method)
  .map(([index, by]) =>
    chapter(`order ${index} is paid again by ${by}`, 'orders', (story) => payAgain(story, index, by)),
  );

const owning = fc
  .tuple(which, action)
  .map(([index, what]) =>
    chapter(`the owner: ${what} ${index}`, 'orders', (story) => own(story, index, what)),
  );

const steppingOn = which.map((index) =>
  chapter(`the owner takes order ${index} a step on`, 'orders', (story) => stepOn(story, index)),
);

const withdrawing = fc
  .tuple(which, amount, fc.boolean())
  .map(([index, many, isTwice]) =>
    chapter(`withdraw ${many} of order ${index}${isTwice ? ', twice at once' : ''}`, 'orders', (story) =>
      withdraw(story, index, many, isTwice),
    ),
  );

const takingOut = fc
  .tuple(which, amount)
  .map(([index, many]) =>
    chapter(`the shop takes ${many} out of order ${index}`, 'orders', (story) => takeOut(story, index, many)),
  );

const joining = which.map((index) =>
  chapter(`packed order ${index} shares a parcel, or no longer`, 'orders', (story) =>
    joinOrSplit(story, index),
  ),
);

const payingCash = which.map((index) =>
  chapter(`order ${index} is paid in cash`, 'orders', (story) => payCash(story, index)),
);

const waiting = minutes.map((many) =>
  chapter(`${many} minutes pass`, null, async ({ shop }) => shop.pass(many)),
);

const working = fault.map((what) =>
  chapter(`the workers run, fault ${what}`, null, ({ shop }) => shop.work(what)),
);

const restarting = fc.constant(chapter('a restart', null, ({ shop }) => shop.restart()));

/** Everything that may happen, in any order; what stories live by, more often. */
export const CHAPTERS: fc.Arbitrary<Chapter>[] = [
  ...often(4, ordering),
  ...often(3, paying),
  ...often(3, steppingOn),
  ...often(2, owning),
  ...often(2, withdrawing),
  ...often(2, working),
  ...often(2, takingOut),
  ...often(3, joining),
  ...[
    holding,
    orderingHeld,
    repeating,
    deciding,
    answeringLate,
    payingAgain,
    payingCash,
    waiting,
    restarting,
  ],
];
