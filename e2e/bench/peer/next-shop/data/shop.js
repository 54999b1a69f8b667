/** The API of the shop that is measured beside this one. */
const API = `${process.env.SHOP_URL}/api/catalogue`;

export const CATEGORIES = {
  butterflies: { name: 'Butterflies', category: 'BUTTERFLIES' },
  moths: { name: 'Moths', category: 'MOTHS' },
  beetles: { name: 'Beetles', category: 'BEETLES' },
  'other-insects': { name: 'Other insects', category: 'OTHER_INSECTS' },
};

/** Younger than a minute is good enough: then Next.js keeps it, as it keeps pages. */
export function readListing(query, init = { next: { revalidate: 60 } }) {
  return read(`/listing?${new URLSearchParams(query)}`, init);
}

export async function readInsect(uuid) {
  const page = await read(`/insects/${uuid}`, { next: { revalidate: 60 } });
  return page && page.insect;
}

async function read(path, init) {
  const answer = await fetch(API + path, init);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
