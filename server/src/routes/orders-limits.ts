/** How many requests a minute one address may make. */
export interface OrderLimits {
  orders: number;
  holds: number;
}

/** A household or a small office behind one address never meets these; a script that hoards lots does. */
export const ORDER_LIMITS: OrderLimits = { orders: 30, holds: 60 };

export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });
