import { z } from '@vitrine/shared/contract/zod';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { formatLongMoment } from '@vitrine/shared/i18n/formats';
import type { Database } from '../database/database.ts';
import { findPublicKey, isSignedBy } from './books-key.ts';
import { readRootFile } from './root-file.ts';
import { LEDGERS, sealHash, timeOf, type Ledger, type LedgerRow } from './rules/chain.ts';
import { headText, rootHash, shortRoot } from './rules/root.ts';
import { readHeads, readRoots, readSeals, readUnsealed } from './store/read-books.ts';

export interface LedgerProof {
  title: string;
  count: number;
  first: string | null;
  last: string | null;
  /** Written, and not sealed yet. */
  waiting: number;
}

interface BooksProof {
  ledgers: LedgerProof[];
  lastRoot: { day: string; short: string; count: number } | null;
  /** What does not fit, of each chain the first. */
  faults: string[];
}

/** A hash that a chain must have at a number, and who says so. */
interface Known {
  count: number;
  hash: string;
  by: string;
  at: string;
}

const headsSchema = z.record(z.string(), z.object({ count: z.int(), hash: z.string() }));

/**
 * Compares every row of the ledgers with its seal, every seal with the one before, and the chains with the signed roots.
 * Reads some rows at a time, and waits for nobody.
 * @param root short form of a root that was noted elsewhere, which must be among them
 */
export async function proveBooks(
  { kysely }: Database,
  { dataDir, root }: { dataDir: string; root?: string | undefined },
): Promise<BooksProof> {
  const faults: string[] = [];
  // In this order: what is read later is never behind what was read before it.
  const noted = await readRootFile(dataDir);
  const roots = await readRoots(kysely);
  const heads = await readHeads(kysely);
  const publicKey = (await findPublicKey(dataDir)) ?? roots.at(-1)?.public_key ?? null;
  const known = new Map<string, Known[]>(LEDGERS.map(({ chain }) => [chain, []]));

  let previous = '';
  for (const one of roots) {
    const isWhole =
      one.previous === previous &&
      one.public_key === publicKey &&
      one.hash === rootHash({ ...one, publicKey: one.public_key }) &&
      isSignedBy(one.public_key, one.hash, one.signature);
    if (!isWhole) {
      faults.push(`The root of ${one.day} is not the one that was signed, or one before it is gone.`);
      break;
    }
    previous = one.hash;
    for (const [chain, head] of Object.entries(headsSchema.parse(JSON.parse(one.heads)))) {
      known.get(chain)?.push({ ...head, at: one.at, by: `the root of ${one.day}` });
    }
  }
  const hashes = new Set(roots.map(({ hash }) => hash));
  const lost = noted.find(({ hash }) => !hashes.has(hash));
  if (lost) faults.push(`The root ${shortRoot(lost.hash)} of ${lost.day} is in roots.txt, not in the books.`);
  if (root && !roots.some(({ hash }) => shortRoot(hash) === root)) {
    faults.push(`The root ${root} is not in the books: they were rewritten, or an older backup is in place.`);
  }
  for (const { chain, count, hash, at, signature } of heads) {
    const isSigned =
      !Number.isNaN(Date.parse(at)) &&
      (publicKey === null || isSignedBy(publicKey, headText(chain, { count, hash }, at), signature));
    if (count > 0 && !isSigned) faults.push(`How far the chain ${chain} is was not signed by this shop.`);
    known.get(chain)?.push({ count, hash, at, by: 'what was sealed last' });
  }

  const ledgers: LedgerProof[] = [];
  for (const ledger of LEDGERS) {
    const { fault, ...proof } = await proveLedger(kysely, ledger, known.get(ledger.chain) ?? []);
    if (fault) faults.push(fault);
    ledgers.push(proof);
  }
  const last = roots.at(-1);
  const lastRoot = last ? { day: last.day, short: shortRoot(last.hash), count: roots.length } : null;
  return { ledgers, lastRoot, faults };
}

async function proveLedger(
  kysely: Database['kysely'],
  ledger: Ledger,
  known: Known[],
): Promise<LedgerProof & { fault: string | null }> {
  const { title } = ledger;
  const proof: LedgerProof = { title, count: 0, first: null, last: null, waiting: 0 };
  const end = Math.max(0, ...known.map(({ count }) => count));
  let [hash, certain, earliest] = ['', 0, ''];
  let last: LedgerRow | null = null;
  /** Said of what is wrong alone: a moment in words takes a hundred times as long as its hash. */
  const before = () => (last ? describe(ledger, last) : 'the beginning');
  const found = (fault: string) => ({ ...proof, fault: `${fault} Certain up to number ${certain}.` });

  for await (const seal of readSeals(kysely, ledger)) {
    // What was sealed since the heads were read.
    if (proof.count === end) break;
    const number = proof.count + 1;
    if (seal.number !== number)
      return found(`The seal of ${title} number ${number} is missing, after ${before()}.`);
    if (!seal.row) {
      return found(
        `The ${title} number ${number} (id ${seal.rowId}) is missing: it stood after ${before()}.`,
      );
    }
    hash = sealHash(ledger, hash, number, seal.row);
    if (hash !== seal.hash)
      return found(`The ${title} number ${number} is not as it was written: ${describe(ledger, seal.row)}.`);
    const at = timeOf(seal.row);
    if (at !== null && at < earliest) {
      return found(
        `The ${title} number ${number} bears an earlier time than the day it was written: ${describe(ledger, seal.row)}.`,
      );
    }
    for (const point of known.filter(({ count }) => count === number)) {
      if (point.hash !== hash) {
        return found(
          `The ${title}s number ${certain + 1} to ${number} were sealed anew: ${point.by} knows others.`,
        );
      }
      earliest = point.by.startsWith('the root') ? minusHour(point.at) : earliest;
    }
    if (known.some(({ count }) => count === number)) certain = number;
    proof.count = number;
    proof.first ??= at;
    proof.last = at ?? proof.last;
    last = seal.row;
  }
  if (proof.count < end) {
    return found(
      `The ${title}s number ${proof.count + 1} to ${end} are missing: they stood after ${before()}.`,
    );
  }
  const { count, first } = await readUnsealed(kysely, ledger);
  proof.waiting = count;
  const at = first && timeOf(first);
  const sealedAt = known.at(-1)?.at;
  if (first && at && sealedAt && at < minusHour(sealedAt)) {
    return found(`A ${title} was put in past the books: ${describe(ledger, first)}.`);
  }
  return { ...proof, fault: null };
}

/**
 * Clocks of several machines may differ, and a long transaction bears the time of its begin. What somebody made no moment
 * bounds nothing: it is named where its signature is checked.
 */
function minusHour(at: string): string {
  const before = new Date(Date.parse(at) - HOUR_MS);
  return Number.isNaN(before.getTime()) ? '' : before.toISOString();
}

/** A moment as an accountant writes it; as it stands, where somebody made it none. */
export const momentOf = (at: string) => (Number.isNaN(Date.parse(at)) ? at : formatLongMoment(at, 'en'));

/** A row as an accountant names it; its id finds it in the database. */
function describe({ words }: Ledger, row: LedgerRow): string {
  const at = timeOf(row);
  return `${words(row)}${at === null ? '' : `, ${momentOf(at)}`} (id ${row['id']})`;
}
