import type { Crumb } from '../crumbs.ts';

/** The way to a page as schema.org describes it. */
export function breadcrumbLd(crumbs: Crumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to, publicUrl).href,
    })),
  };
}
