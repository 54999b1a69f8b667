import type { Database } from '../database/database.ts';
import {
  FAIR_SHARE,
  isNearBudget,
  takenPart,
  type FairShare,
  type Range,
} from './rules/placing/fair-share.ts';
import { readRange, readReserved } from './store/placing/fair-share.ts';
import { listReservedNetworks, type ReservedNetwork } from './store/placing/reserved-networks.ts';
import { beginAlarm, endAlarm, openAlarms, type AlarmFacts, type StockAlarm } from './store/stock-alarms.ts';

/** An alarm begins at the first part and is over at the second, so that one event is told once. */
const OF_RANGE = { begin: 0.25, end: 0.2 };
const OF_BUDGET = { begin: 0.9, end: 0.5 };
const NETWORKS = 100;

/** Tells the owner, once an event, when much of the range is reserved without being paid, or all that one network may. */
export async function watchReservations(
  database: Database,
  now: Date,
  share: FairShare = FAIR_SHARE,
): Promise<void> {
  const { kysely } = database;
  const [all, open] = await Promise.all([readReserved(kysely), openAlarms(kysely)]);
  // One lot is nothing to look into: the range is a walk over all lots.
  if (all.lots <= 1 && open.length === 0) return;
  const range = await readRange(kysely);
  const networks = await listReservedNetworks(kysely, NETWORKS);
  const due = [...rangeAlarms(range, all), ...networkAlarms(share, range, networks)];
  const isOver = overAlarms(share, range, all, networks);
  await database.transaction(async (trx) => {
    for (const facts of due) await beginAlarm(trx, facts, now);
    for (const alarm of open) if (isOver(alarm)) await endAlarm(trx, alarm.id, now);
  });
}

function rangeAlarms(range: Range, all: Range): AlarmFacts[] {
  const taken = takenPart(range, all);
  if (taken <= OF_RANGE.begin) return [];
  const lots = Math.round(all.lots);
  return [{ kind: 'range', network: '', lots, cents: all.cents, percent: Math.round(taken * 100) }];
}

function networkAlarms(share: FairShare, range: Range, networks: ReservedNetwork[]): AlarmFacts[] {
  return networks
    .filter((reserved) => isNearBudget(share, range, reserved, OF_BUDGET.begin))
    .map(({ network, lots, cents }) => {
      const percent = Math.round(takenPart(range, { lots, cents }) * 100);
      return { kind: 'network', network, lots, cents, percent };
    });
}

function overAlarms(share: FairShare, range: Range, all: Range, networks: ReservedNetwork[]) {
  return ({ kind, network }: StockAlarm): boolean => {
    if (kind === 'range') return takenPart(range, all) < OF_RANGE.end;
    const reserved = networks.find((one) => one.network === network);
    return !reserved || !isNearBudget(share, range, reserved, OF_BUDGET.end);
  };
}
