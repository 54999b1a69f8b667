import type { DialectName } from '../database.ts';
import { catalogue } from './0001-catalogue.ts';
import { orders } from './0002-orders.ts';

/** One step. Never changed once released: a mistake is mended by a next one. */
export interface Migration {
  name: string;
  /** Its statements, in order. */
  up(dialect: DialectName): string[];
}

export const MIGRATIONS: Migration[] = [
  { name: '0001-catalogue', up: catalogue },
  { name: '0002-orders', up: orders },
];
