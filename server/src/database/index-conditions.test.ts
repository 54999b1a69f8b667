import { expect, test } from '@jest/globals';
import {
  NO_FAMILY,
  NO_ORIGIN,
  NOT_BACK,
  NOT_REPAID,
  oddSpaces,
  TO_JUDGE,
  WAITING,
} from './index-conditions.ts';
import { tidy } from './migrations/0018-tidy.ts';
import { toolsOrders } from './migrations/0020-tools-orders.ts';
import { lateWithdrawals } from './migrations/0050-late-withdrawals.ts';

test.each(['sqlite', 'postgres'] as const)(
  'lists of what waits are read by their indexes, because both say the same words: %s',
  (dialect) => {
    const statements = [...tidy(dialect), ...toolsOrders(dialect), ...lateWithdrawals()];
    const indexes = {
      ...Object.fromEntries(Object.entries(WAITING).map(([queue, words]) => [`orders_to_${queue}`, words])),
      withdrawals_not_back: NOT_BACK,
      refunds_not_repaid: NOT_REPAID,
      withdrawals_to_judge: TO_JUDGE,
      insects_no_family: NO_FAMILY,
      insects_no_origin: NO_ORIGIN,
      insects_odd_spaces: oddSpaces(dialect, 'insects'),
      families_odd_spaces: oddSpaces(dialect, 'families'),
    };
    for (const [index, words] of Object.entries(indexes)) {
      const statement = statements.find((text) => text.startsWith(`create index ${index} `));
      expect(statement?.slice(statement.indexOf(' where ') + ' where '.length)).toBe(words);
    }
  },
);
