import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readInsectSlug } from '@vitrine/shared/paths/insect-path';
import { readLocale } from '@vitrine/shared/paths/read-path';
import { BY_NIGHT } from '../../support/by-night.ts';
import { crawl, isFollowed, type Visit } from '../../support/pages/crawl.ts';
import { expect, test } from '../../support/journey.ts';

/** What of the pages is wrong, a line each: all at once, so that one run tells everything. */
type Faults = string[];

test(
  'a search engine finds every page, each under one address, in three languages',
  BY_NIGHT,
  async ({ shop }) => {
    test.setTimeout(300_000);
    const mapped = await readSitemap(shop.url);
    const starts = [
      ...LOCALES.map((locale) => pathTo('home', locale)),
      ...[...mapped.keys()].filter(isFollowed),
    ];
    const visits = await crawl(shop.url, [...new Set(starts)]);
    const pages = [...visits.values()];
    const faults = [
      ...pages.flatMap((page) => [
        ...faultsOf(page),
        ...addressFaults(page, visits),
        ...alternateFaults(page, visits, mapped),
      ]),
      ...pages.flatMap((page) => mapFaults(page, mapped)),
      ...doubles(pages),
      ...(await brokenPictures(shop.url, pages)),
    ];
    expect(faults.slice(0, 60)).toEqual([]);
    expect(pages.length).toBeGreaterThan(1_500);
  },
);

/** Address → the addresses of the same page by language, as the sitemap tells them. */
async function readSitemap(shop: string): Promise<Map<string, Record<string, string>>> {
  const xml = await (await fetch(`${shop}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)];
  return new Map(
    entries.map(([, address = '', rest = '']) => {
      const links = [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
      const alternates = links.map(([, language, href = '']) => [language, href.slice(shop.length)]);
      return [address.slice(shop.length), Object.fromEntries(alternates)];
    }),
  );
}

function faultsOf({ address, status, location, from, facts }: Visit): Faults {
  if (isClosedDoor(address, location)) return [];
  if (status !== 200) return [`${address} answers ${status} ${location}, linked from ${from}`];
  const { title, description, headings, isIndexed, properties, jsonLd } = facts;
  const faults: Faults = [];
  const want = (isRight: boolean, what: string) => isRight || faults.push(`${address}: ${what}`);
  want(title.length > 9 && title.length <= 110, `title of ${title.length} letters: ${title}`);
  want(headings === 1, `${headings} headings of the first order`);
  if (!isIndexed) return faults;
  want(description.length >= 25 && description.length <= 320, `description of ${description.length} letters`);
  for (const name of ['title', 'type', 'url', 'description', 'site_name', 'locale'])
    want(Boolean(properties[`og:${name}`]), `no og:${name}`);
  if (properties['og:image'])
    for (const part of ['width', 'height', 'alt'])
      want(Boolean(properties[`og:image:${part}`]), `no og:image:${part}`);
  for (const data of jsonLd) faults.push(...dataFaults(data).map((fault) => `${address}: ${fault}`));
  return faults;
}

/** An account leads whoever is not logged in to the login. */
const isClosedDoor = (address: string, location: string) =>
  LOCALES.some(
    (locale) => address === pathTo('account', locale) && location.startsWith(pathTo('login', locale)),
  );

/** Structured data says what it is, and its addresses are whole. */
function dataFaults(data: object): Faults {
  const text = JSON.stringify(data);
  const addresses = [...text.matchAll(/"(?:url|item|image|logo|@id|urlTemplate)":"(.*?)"/g)].map(
    ([, one]) => one,
  );
  return [
    ...('@type' in data && '@context' in data ? [] : [`data without a type: ${text}`]),
    ...addresses
      .filter((one) => !/^https?:/.test(one ?? ''))
      .map((one) => `relative address in data: ${one}`),
    ...(/"image":\[\]/.test(text) ? ['data with an empty list of pictures'] : []),
  ];
}

function addressFaults({ address, status, facts }: Visit, visits: Map<string, Visit>): Faults {
  if (status !== 200) return [];
  if (!facts.isIndexed)
    return Object.keys(facts.alternates).length > 0 ? [`${address} is not indexed and has hreflang`] : [];
  if (facts.canonical === address) return [];
  const other = visits.get(facts.canonical ?? '');
  const isRight = other?.status === 200 && other.facts.canonical === other.address;
  return isRight ? [] : [`${address} has the canonical address ${facts.canonical}`];
}

/** Every language's page names the same addresses; of pages that were not visited the sitemap says which. */
function alternateFaults(
  { address, status, facts }: Visit,
  visits: Map<string, Visit>,
  mapped: Map<string, object>,
): Faults {
  if (status !== 200 || !facts.isIndexed || facts.canonical !== address) return [];
  const { alternates } = facts;
  const faults = ['en', 'nl', 'fr', 'x-default']
    .filter((language) => !alternates[language])
    .map((language) => `${address} has no hreflang ${language}`);
  if (alternates[readLocale(address)] !== address) faults.push(`${address} is not its own hreflang`);
  for (const other of Object.values(alternates)) {
    const back = visits.get(other)?.facts.alternates ?? mapped.get(other);
    if (JSON.stringify(back) !== JSON.stringify(alternates))
      faults.push(`${other} does not return the hreflang of ${address}`);
  }
  return faults;
}

/** What is in the sitemap is indexed, and what is indexed is in the sitemap, pages of lists from the second on aside. */
function mapFaults({ address, status, facts }: Visit, mapped: Map<string, object>): Faults {
  if (status !== 200) return [];
  const isIndexable = facts.isIndexed && facts.canonical === address;
  if (mapped.has(address) && !isIndexable) return [`${address} is in the sitemap and not to be indexed`];
  if (!mapped.has(address) && isIndexable && !address.includes('?page='))
    return [`${address} is not in the sitemap`];
  return facts.links
    .filter(
      (link) =>
        readInsectSlug(link) !== null && !link.includes('?') && !mapped.has(link) && !isShortcut(link),
    )
    .map((link) => `${address} links to ${link}, which the sitemap does not know`);
}

/** The newest insects are linked below the list of new ones too; that address moves on to the insect's own. */
const isShortcut = (link: string) =>
  LOCALES.some((locale) => link.startsWith(`${pathTo('newInsects', locale)}/`));

/** No two pages of a language have the same title; nor the same description, pages of one list and lots alike aside. */
function doubles(pages: Visit[]): Faults {
  const first = new Map<string, string>();
  return pages.flatMap(({ address, facts, status }) => {
    if (status !== 200 || !facts.isIndexed || facts.canonical !== address) return [];
    const isOneOfMany = address.includes('?') || readInsectSlug(address) !== null;
    const texts = [facts.title, ...(isOneOfMany ? [] : [facts.description])];
    return texts.flatMap((text) => {
      const key = `${readLocale(address)} ${text}`;
      const other = first.get(key);
      first.set(key, address);
      return other === undefined ? [] : [`${address} and ${other} both say: ${text}`];
    });
  });
}

/** Pictures for previews and for looking closely, one of every twenty. */
async function brokenPictures(shop: string, pages: Visit[]): Promise<Faults> {
  const linked = pages.flatMap(({ facts }) => facts.links.filter((link) => link.startsWith('/pictures/')));
  const previews = pages.flatMap(({ facts }) => facts.properties['og:image'] ?? []);
  const addresses = new Set([...linked.map((link) => shop + link), ...previews]);
  const some = [...addresses].filter((_, index) => index % 20 === 0);
  const answers = await Promise.all(some.map(async (address) => [address, (await fetch(address)).status]));
  return answers.flatMap(([address, status]) => (status === 200 ? [] : [`${address} answers ${status}`]));
}
