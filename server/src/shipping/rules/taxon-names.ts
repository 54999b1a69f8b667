import { OTHER_GENERA, OTHER_NAMES } from './law/other-names.ts';

/** What rows may say of a lot: its subspecies, its species and its genus, the narrowest first. */
interface TaxonNames {
  subspecies: string[];
  species: string[];
  genus: string[];
}

/**
 * The names by which a row may mean what bears a Latin name: as written, and as it is called now where that is another
 * name. Authors, subgenera and `cf.` are no part of it.
 */
export function taxonNames(latin: string): TaxonNames {
  const [genus = '', ...rest] = latin
    .replaceAll(/\([^)]*\)?/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const [species, subspecies] = epithetsOf(rest);
  const first = genus.slice(0, 1).toUpperCase() + genus.slice(1).toLowerCase();
  const binomial = species === undefined ? null : `${first} ${species.toLowerCase()}`;
  const trinomial =
    binomial !== null && subspecies !== undefined ? `${binomial} ${subspecies.toLowerCase()}` : null;
  const [nowCalled] = [trinomial, binomial].flatMap((name) => (name && OTHER_NAMES[name]) || []);
  // A species keeps its epithet where only its genus has another name.
  const moved = binomial && OTHER_GENERA[first] ? binomial.replace(first, OTHER_GENERA[first]) : null;
  const ofSpecies = [nowCalled, moved && (OTHER_NAMES[moved] ?? moved), binomial].flatMap(
    (name) => name ?? [],
  );
  const ofGenus = nowCalled?.split(' ')[0] ?? first;
  return {
    subspecies: trinomial === null ? [] : [trinomial],
    species: [...new Set(ofSpecies)],
    genus: [...new Set([ofGenus, OTHER_GENERA[ofGenus] ?? ofGenus])],
  };
}

/** Up to the author, the year, or what nobody could name. */
function epithetsOf(words: readonly string[]): string[] {
  const named = words.filter((word) => !OPEN_NAMING.test(word));
  const end = named.findIndex((word) => !EPITHET.test(word));
  return end < 0 ? named : named.slice(0, end);
}

/** Words between the names, which name nothing. */
const OPEN_NAMING = /^(cf|aff|ssp|subsp|var|f|forma|ab|nr)\.?$/i;
/** An author begins with a capital, a year with a digit; `sp.` ends what is known. */
const EPITHET = /^(?!spp?\.?$)\p{Ll}[\p{Ll}-]+$/u;
