import type { ReactNode } from 'react';

type ProseProps = { html: string; children?: never } | { html?: never; children: ReactNode };

/** Running text, set for reading. `html` is markup that the shop's own editors wrote and the server cleaned. */
export function Prose({ html, children }: ProseProps) {
  if (html !== undefined) return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  return <div className="prose">{children}</div>;
}
