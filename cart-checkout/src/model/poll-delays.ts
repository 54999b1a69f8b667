/**
 * Waits in milliseconds between two looks at a payment: most are known within seconds, so the first looks are close
 * together. All together a little over two minutes; what is not known by then comes by e-mail.
 */
export const POLL_DELAYS: readonly number[] = [
  1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 40_000,
];
