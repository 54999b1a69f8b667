import type { ApiFailure } from '@vitrine/shared/contract/failure';

/** What is known of the lots that are put aside. */
export type Hold =
  | { status: 'asking' }
  /** `endsAt`: milliseconds by this browser's clock. */
  | {
      status: 'held';
      holdId: string;
      endsAt: number;
      /** What became of the wish for more time: others wait for the lots, so it is not given for ever. */
      more?: 'asked' | 'given' | 'longest' | 'failed';
    }
  /** The time is over: the lots are there for anyone, also for this shopper. */
  | { status: 'lapsed' }
  | { status: 'failed'; failure: ApiFailure };
