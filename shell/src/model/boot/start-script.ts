/**
 * The first script of a page: it brings the shell's `main.js`. It stands in the page as text, which the page's policy
 * allows by its hash; address and integrity are part of that text, so it can bring no other file. Firefox and Chromium
 * also trust a script of the page by the hash in its `integrity`, but Safari before WebKit's fix of August 2024 does not
 * where `strict-dynamic` stands beside it (https://bugs.webkit.org/show_bug.cgi?id=270784); what a trusted script inserts
 * runs in all of them.
 */
export function startScript({ url, integrity }: { url: string; integrity: string }): string {
  const file = JSON.stringify([url, integrity]).replaceAll('<', '\\u003c');
  return `${BEGINNING}${file},s=document.createElement("script"),t=self.trustedTypes;${INSERT}}`;
}

const BEGINNING = '{let[u,i]=';
/** Where Trusted Types are demanded: by a policy that knows this one address (`security-headers.ts`). */
const ADDRESS = 't?t.createPolicy("start",{createScriptURL:()=>u}).createScriptURL(""):u';
const INSERT = `s.src=${ADDRESS};s.integrity=i;s.crossOrigin="anonymous";document.head.append(s)`;

/** The address that a page's start script brings; null where the page has none. */
export function startedFile(html: string): string | null {
  return STARTED.exec(html)?.[1] ?? null;
}

const STARTED = /<script>\{let\[u,i\]=\["([^"]+)"/;
