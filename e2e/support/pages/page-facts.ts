/** What a search engine reads in a page. Addresses are without the shop's origin; others' are left out. */
export interface PageFacts {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  /** Language → address, `x-default` too. */
  alternates: Record<string, string>;
  properties: Record<string, string>;
  jsonLd: object[];
  links: string[];
  headings: number;
}

/** Reads a page that the shop drew itself: its markup is regular, so patterns are enough. */
export function readPageFacts(html: string, shop: string): PageFacts {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const meta = (name: string) => metas.find((tag) => tag['name'] === name)?.['content'] ?? '';
  const alternates = links.filter((tag) => tag['rel'] === 'alternate' && tag['hreflang']);
  const canonical = links.find((tag) => tag['rel'] === 'canonical')?.['href'];
  return {
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: canonical === undefined ? null : withoutOrigin(canonical, shop),
    isIndexed: !meta('robots').includes('noindex'),
    alternates: Object.fromEntries(
      alternates.map((tag) => [tag['hreflang'], withoutOrigin(tag['href'] ?? '', shop)]),
    ),
    properties: Object.fromEntries(
      metas.filter((tag) => tag['property']).map((tag) => [tag['property'], tag['content'] ?? '']),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text ?? ''),
    ),
    links: ownLinks(html, shop),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
  };
}

function ownLinks(html: string, shop: string): string[] {
  const hrefs = tagsOf(html, 'a').map((tag) => tag['href'] ?? '');
  const own = hrefs
    .map((href) => withoutOrigin(href, shop))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return [...new Set(own.map((href) => href.replace(/#.*$/, '')))];
}

function withoutOrigin(address: string, shop: string): string {
  return address.startsWith(shop) ? address.slice(shop.length) : address;
}

function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...(attributes ?? '').matchAll(/([\w:-]+)=(?:"([^"]*)"|([^\s"]+))/g)].map(([, key, quoted, bare]) => [
        // React writes the attribute as it names it: HTML minds no case.
        (key ?? '').toLowerCase(),
        unescape(quoted ?? bare ?? ''),
      ]),
    ),
  );
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

function unescape(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
