import { closedPaths } from './open-pages.ts';

/** Data and payments: no pages. Pictures and releases are open, for pages are drawn with them. */
const NO_PAGES = ['/api/', '/test-payments/'];

/** `robots.txt`: what is not to be fetched, and where the sitemap is. */
export function writeRobots(publicUrl: string, contentPath: string): string {
  const closed = [...closedPaths(), ...NO_PAGES, `${contentPath}/`].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
