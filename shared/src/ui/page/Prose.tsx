import { Component, type ReactNode } from 'react';
import { unescapeHtml } from '../../platform/escape-html.ts';

type ProseProps = { html: string; children?: never } | { html?: never; children: ReactNode };

/**
 * Running text, set for reading. `html` is markup that the shop's own editors wrote and the server cleaned; where the
 * browser refuses it, its words are shown.
 */
export function Prose({ html, children }: ProseProps) {
  // By its key each text is tried anew.
  if (html !== undefined) return <Markup key={html} html={html} />;
  return <div className="prose">{children}</div>;
}

/** Pages take only markup that the shell's Trusted Types policy lets through: without this the whole page would fail. */
class Markup extends Component<{ html: string }, { isRefused: boolean }> {
  override state = { isRefused: false };

  static getDerivedStateFromError = () => ({ isRefused: true });

  override render() {
    const { html } = this.props;
    if (!this.state.isRefused) return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
    return (
      <div className="prose">
        {paragraphsOf(html).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    );
  }
}

/** A browser that refuses markup reads none either, so its tags are taken out by hand. */
function paragraphsOf(html: string): string[] {
  const blocks = html.split(/<\/(?:h2|h3|p|li|tr|blockquote)>|<br ?\/>/);
  return blocks
    .map((block) => unescapeHtml(block.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).trim())
    .filter(Boolean);
}
