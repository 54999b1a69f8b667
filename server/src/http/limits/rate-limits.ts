/** How many requests a minute one address may make. */
export interface OrderLimits {
  orders: number;
  holds: number;
  withdrawals: number;
}

/** A household or a small office behind one address never meets these; a script that hoards lots does. */
export const ORDER_LIMITS: OrderLimits = { orders: 30, holds: 60, withdrawals: 20 };

/**
 * Of one address, and of no GET that pages ask: they ask for all their visitors from one. What those read by is a secret,
 * or a code of 64 bits, and too long to be guessed.
 */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });
