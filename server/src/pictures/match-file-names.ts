import type { PictureOwner, PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import type { Kysely } from 'kysely';
import { beginnings, spellings, wholes } from '../catalogue/index.ts';
import { plainLine } from '../forms/rules/tidy-text.ts';
import { foldText } from '../platform/fold-text.ts';
import type { Schema } from '../database/schema/schema.ts';
import {
  allFamilies,
  insectsBeginning,
  insectsWithReference,
  withTaken,
  type PlainOwner,
} from './store/picture-owners.ts';

const MOST_OWNERS = 10;
/** References asked for in one statement. */
const ASKED_AT_ONCE = 2000;

interface Match {
  owners: PlainOwner[];
  number: number | null;
}

const NOBODY: Match = { owners: [], number: null };

/** For each file's name whose picture it is: insects by their reference, families by slug or name. */
export async function matchFileNames(
  kysely: Kysely<Schema>,
  kind: PictureOwnerKind,
  names: string[],
): Promise<{ owners: PictureOwner[]; number: number | null }[]> {
  const readings = names.map(readFileName);
  const matches =
    kind === 'insect' ? await matchInsects(kysely, readings) : await matchFamilies(kysely, readings);
  const distinct = new Map(matches.flatMap(({ owners }) => owners).map((owner) => [owner.id, owner]));
  const taken = new Map((await withTaken(kysely, [...distinct.values()])).map((owner) => [owner.id, owner]));
  return matches.map(({ owners, number }) => ({
    number,
    owners: owners.flatMap(({ id }) => taken.get(id) ?? []),
  }));
}

/** References as they are written first; then those that somebody may mean who leaves out a sign or a zero. */
async function matchInsects(kysely: Kysely<Schema>, names: NameReading[][]): Promise<Match[]> {
  const written = await insectsBy(kysely, names.flat(), spellings);
  const first = names.map((readings) => pick(readings, written, spellings));
  const rest = names.filter((_, at) => first[at] === NOBODY);
  const meant = await insectsBy(kysely, rest.flat(), wholes);
  return names.map((readings, at) => {
    const found = first[at] ?? NOBODY;
    return found === NOBODY ? pick(readings, meant, wholes) : found;
  });
}

async function insectsBy(
  kysely: Kysely<Schema>,
  readings: NameReading[],
  spell: (text: string) => string[],
): Promise<Map<string, PlainOwner>> {
  const references = [...new Set(readings.flatMap(({ text }) => spell(text)))];
  const found = new Map<string, PlainOwner>();
  for (let start = 0; start < references.length; start += ASKED_AT_ONCE) {
    const some = await insectsWithReference(kysely, references.slice(start, start + ASKED_AT_ONCE));
    for (const owner of some) found.set(owner.reference, owner);
  }
  return found;
}

/** What the first reading that means anybody means. */
function pick(
  readings: NameReading[],
  found: Map<string, PlainOwner>,
  spell: (text: string) => string[],
): Match {
  for (const { text, number } of readings) {
    const owners = new Set(spell(text).flatMap((reference) => found.get(reference) ?? []));
    if (owners.size > 0) return { owners: [...owners].slice(0, MOST_OWNERS), number };
  }
  return NOBODY;
}

/** A family's name or slug is the file's name; else the first word of it. */
async function matchFamilies(kysely: Kysely<Schema>, names: NameReading[][]): Promise<Match[]> {
  const byWord = new Map<string, PlainOwner[]>();
  for (const { owner, slugs } of await allFamilies(kysely)) {
    for (const word of new Set([...slugs, ...Object.values(owner.name)].map(foldText))) {
      byWord.set(word, [...(byWord.get(word) ?? []), owner]);
    }
  }
  const ways = [(text: string) => text, (text: string) => text.split(' ')[0] ?? ''];
  return names.map((readings) => {
    for (const way of ways) {
      for (const { text, number } of readings) {
        const owners = byWord.get(way(foldText(text)));
        if (owners) return { owners: owners.slice(0, MOST_OWNERS), number };
      }
    }
    return NOBODY;
  });
}

/** The first owners whose reference or name begins so, for somebody who types one. */
export async function findOwners(
  kysely: Kysely<Schema>,
  kind: PictureOwnerKind,
  text: string,
): Promise<PictureOwner[]> {
  const typed = plainLine(text);
  if (typed === '') return [];
  if (kind === 'insect') return withTaken(kysely, await findInsects(kysely, typed));
  const wanted = foldText(typed);
  const families = (await allFamilies(kysely)).filter(({ owner, slugs }) =>
    [...slugs, ...Object.values(owner.name)].some((word) => foldText(word).startsWith(wanted)),
  );
  return withTaken(kysely, families.map(({ owner }) => owner).slice(0, MOST_OWNERS));
}

async function findInsects(kysely: Kysely<Schema>, typed: string): Promise<PlainOwner[]> {
  const whole = await insectsWithReference(kysely, wholes(typed));
  const asName = typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase();
  const begin = await insectsBeginning(kysely, [...new Set([...beginnings(typed), asName])], MOST_OWNERS);
  const all = new Map([...whole, ...begin].map((owner) => [owner.id, owner]));
  return [...all.values()].slice(0, MOST_OWNERS);
}

/** What a file's name may mean: whose picture it is, and the which. */
interface NameReading {
  text: string;
  /** From 1; null where the name has no number. */
  number: number | null;
}

const ENDING = /\.[a-z0-9]{1,5}$/i;
/** What file managers add when a file is copied. */
const COPY = /[\s_-]+(?:copy|kopie|copie)$/i;
const IN_BRACKETS = /^(.+?)[\s_.-]*\((\d{1,2})\)$/;
const AFTER_SIGN = /^(.+?)[\s_-]+(\d{1,2})$/;
/** Letters and a number behind them, somewhere in the name, as references are. */
const INSIDE = /(\p{L}{1,6}[^\p{L}\p{N}]{0,2}\d{1,7})(?:[^\p{L}\p{N}]+(\d{1,2})(?=\D*$))?/gu;
const MOST_INSIDE = 3;

/** The readings of a file's name, the likeliest first: the whole, without a number at its end, a part of it. */
function readFileName(name: string): NameReading[] {
  const stem = stemOf(name);
  const numbered = IN_BRACKETS.exec(stem) ?? AFTER_SIGN.exec(stem);
  const parts = [...stem.matchAll(INSIDE)].slice(0, MOST_INSIDE);
  const readings = [
    { text: stem, number: null },
    ...(numbered ? [{ text: numbered[1] ?? '', number: toNumber(numbered[2]) }] : []),
    ...parts.map(([, text = '', number]) => ({ text, number: toNumber(number) })),
  ];
  return readings.filter(({ text }) => text !== '');
}

/** Without folder and ending; spaces in and around it are ordinary ones. */
function stemOf(name: string): string {
  const file = plainLine(name).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return file.replace(ENDING, '').replace(/\s+/g, ' ').trim().replace(COPY, '');
}

/** There is no picture 0. */
function toNumber(digits: string | undefined): number | null {
  return digits ? Number(digits) || null : null;
}
