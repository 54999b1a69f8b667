import type { WingPair } from './wing-outline-tools.ts';
import { butterflyWings } from './wings-of-butterflies.ts';
import { mothWings } from './wings-of-moths.ts';
import { swallowtailWings } from './wings-of-swallowtails.ts';

/** Outlines by name: the catalogue's shapes, and the relatives inside them that a collector tells apart at a glance. */
export const wingPairs: Readonly<Record<string, WingPair>> = {
  ...swallowtailWings,
  ...butterflyWings,
  ...mothWings,
};
