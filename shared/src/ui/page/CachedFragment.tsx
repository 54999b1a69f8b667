import { createContext, use, type ReactNode } from 'react';

/** Markup of an element that shows nothing but what its name says; null when it must be drawn in its place. */
export type DrawFragment = (name: string, piece: ReactNode) => string | null;

const Context = createContext<DrawFragment | null>(null);
/** Given by who draws on a server. In browsers there is none. */
export const FragmentProvider = Context.Provider;

interface FragmentProps {
  as: 'li' | 'details' | 'div' | 'footer' | 'label';
  className?: string | undefined;
  'data-none'?: boolean | undefined;
  /**
   * Everything that its children show beside the language, and what kind of fragment it is; null to draw them as usual.
   * They belong to nobody, use no `useId`, and know of no page.
   */
  of: readonly unknown[] | null;
  children: ReactNode;
}

/**
 * An element whose inside is the same on many pages. A server draws it once and then writes what it wrote; browsers
 * find the same markup as ever, and hydrate it as ever.
 */
export function CachedFragment({ as: Host, of, children, ...rest }: FragmentProps) {
  const draw = use(Context);
  const html = draw && of ? draw(JSON.stringify(of), children) : null;
  return html === null ? (
    <Host {...rest}>{children}</Host>
  ) : (
    <Host {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
