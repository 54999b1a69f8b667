import { PLAIN_ADDRESS } from './order-body.ts';

/** What somebody writes into the address book. */
export const ADDRESS = { ...PLAIN_ADDRESS, isDefault: false };
