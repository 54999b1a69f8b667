import { HOLD_MS } from '@vitrine/shared/contract/orders/cart-limits';
import { HOUR_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import { UNPROVED_MS } from '../payment-window.ts';

/** Lots in holds and unpaid orders: different ones, their pieces together, and what they are worth. */
export interface Reserved {
  lots: number;
  pieces: number;
  cents: number;
}

/** A range, or the part of it that is reserved. A lot of which half is reserved counts half. */
export interface Range {
  lots: number;
  cents: number;
}

export interface Scarcity {
  /** Of the usual share. */
  part: number;
  /** How long a hold lasts. */
  holdMs: number;
  /** How long lots wait for a transfer of somebody whose mailbox is not proved. */
  unprovedMs: number;
}

/** While nothing is scarce, and for known customers always. */
export const AMPLE: Scarcity = { part: 1, holdMs: HOLD_MS, unprovedMs: UNPROVED_MS };

/** How much may be reserved without being paid. */
export interface FairShare {
  /** By one visitor. */
  lots: number;
  pieces: number;
  /** By one network, of the range: of its lots and of its value. */
  networkShare: number;
  /** One visitor no more than that, either, in a small shop; though never fewer lots than these, a small cart. */
  fewLots: number;
  /**
   * Who paid before may reserve so many times that, all of their network counted: what strangers there may reserve leaves
   * as much again to them.
   */
  knownTimes: number;
  /** And so many times what they paid: one cheap order opens nobody the whole shop. What is beyond that is a stranger's. */
  paidTimes: number;
  /** From what part of the range on, reserved by others, only `part` of that is left, and all times are shorter. */
  stages: readonly ({ from: number } & Scarcity)[];
}

/** A cart of a collector fits into a shop of 800 lots and more; forty such carts are the whole sample shop. */
export const FAIR_SHARE: FairShare = {
  lots: 40,
  pieces: 60,
  networkShare: 0.05,
  fewLots: 5,
  knownTimes: 2,
  paidTimes: 2,
  stages: [
    { from: 0.5, part: 1 / 40, holdMs: 3 * MINUTE_MS, unprovedMs: 30 * MINUTE_MS },
    { from: 0.35, part: 3 / 40, holdMs: 3 * MINUTE_MS, unprovedMs: HOUR_MS },
    { from: 0.2, part: 10 / 40, holdMs: 5 * MINUTE_MS, unprovedMs: 3 * HOUR_MS },
  ],
};

/** What may still be reserved now; cents null where the value is no matter. */
export interface ShareLeft {
  lots: number;
  pieces: number;
  cents: number | null;
}

export type FairVerdict = { isFair: true } | { isFair: false; left: ShareLeft };

/** In a small shop so many full shares of others make nothing scarce yet. */
const CALM_SHARES = 4;
/** Nor does so much of it, where four shares would be the whole shop. */
const CALM_PART = 0.35;

/** So many visitors of one provider find something left in a small shop: that one of them waits with a transfer stops none. */
const SMALL_CARTS = 3;
/** By value as much as so much: one dear lot and a cheap one are a cart. */
const SMALL_CENTS = 50_000;
/** Though together no more than this part of the shop. */
const SMALL_PART = 1 / 4;

/** How scarce the range is by what others reserved. One collector's cart makes nothing scarce, nor a few small ones. */
export function scarcityOf(share: FairShare, range: Range, others: Range): Scarcity {
  const calm = Math.min(share.lots, CALM_SHARES * smallShare(share, range), CALM_PART * range.lots);
  return others.lots > calm ? stageAt(share, takenPart(range, others)) : AMPLE;
}

/**
 * How long lots wait for a transfer of somebody whose mailbox is not proved. A few lots are much of a small shop: whose network
 * has as large a part of its lots and of its value as makes a shop scarce pays within the time of then. A network's only lot is a cart.
 * @param own of the network, with what is wanted
 */
export function unprovedTime(share: FairShare, range: Range, { unprovedMs }: Scarcity, own: Range): number {
  // A piece of each of a few deep lots is many lots, and little of the value.
  const taken = Math.min(partOf(own.lots, range.lots), partOf(own.cents, range.cents));
  const stage = own.lots > 1 ? stageAt(share, taken) : AMPLE;
  return Math.min(unprovedMs, stage.unprovedMs);
}

const stageAt = ({ stages }: FairShare, taken: number): Scarcity =>
  stages.find(({ from }) => taken >= from) ?? AMPLE;

/** Which part of the range is taken, by lots or by value: whichever is more. */
export function takenPart(range: Range, taken: Range): number {
  return Math.max(partOf(taken.lots, range.lots), partOf(taken.cents, range.cents));
}

/** Whether a network has reserved this part of what it may; one lot of whatever value is no matter. */
export function isNearBudget(share: FairShare, range: Range, { lots, cents }: Range, part: number): boolean {
  const budget = networkBudget(share, range);
  return lots > 1 && (lots >= part * budget.lots || cents >= part * budget.cents);
}

/**
 * What a network may reserve: its part of the lots, and the same part of the value; in a small shop some small carts.
 * @param part of the usual, or how many times as much
 */
export function networkBudget(share: FairShare, range: Range, part = 1): { lots: number; cents: number } {
  const own = smallShare(share, range);
  const carts = Math.min(SMALL_CARTS * share.fewLots, Math.floor(SMALL_PART * range.lots));
  const lots = Math.ceil(Math.max(own, carts) * part);
  const few = part * Math.min(SMALL_CENTS, SMALL_PART * range.cents);
  const cents = Math.floor(Math.max(few, (range.cents * lots) / range.lots));
  return { lots, cents: lots >= range.lots ? Infinity : cents };
}

/** How many lots a network's part of the range is, and a small cart at least: a visitor may reserve no more of them. */
const smallShare = (share: FairShare, range: Range) =>
  Math.max(share.fewLots, Math.floor(share.networkShare * range.lots));

/** Whether somebody who reserves so much already may reserve what is wanted besides. */
export function judgeShare(
  share: FairShare,
  {
    range,
    part,
    isKnown,
    visitor,
    network,
    wanted,
  }: {
    range: Range;
    part: number;
    /** Has paid before. */
    isKnown: boolean;
    visitor: Reserved;
    network: Reserved;
    wanted: Reserved;
  },
): FairVerdict {
  const times = isKnown ? share.knownTimes : part;
  const budget = networkBudget(share, range, times);
  const ownLots = Math.min(Math.ceil(share.lots * part), Math.ceil(smallShare(share, range) * times));
  const lots = Math.min(ownLots - visitor.lots, budget.lots - network.lots);
  const pieces = Math.ceil(share.pieces * part) - visitor.pieces;
  const cents = budget.cents - network.cents;
  // A lot that is worth more than a network's part of the range can be bought, too.
  const isWorthTooMuch = wanted.cents > cents && !(wanted.lots === 1 && network.lots === 0);
  if (wanted.lots <= lots && wanted.pieces <= pieces && !isWorthTooMuch) return { isFair: true };
  const left = { lots: Math.max(0, lots), pieces: Math.max(0, pieces) };
  return { isFair: false, left: { ...left, cents: cents === Infinity ? null : Math.max(0, cents) } };
}

const partOf = (some: number, all: number) => (all > 0 ? some / all : 0);
