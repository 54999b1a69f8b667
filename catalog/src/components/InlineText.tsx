import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { readInline, type Inline } from '../model/inline-text.ts';
import { linkTarget } from '../model/link-target.ts';

/** A line of an article with its links. */
export function InlineText({ text }: { text: string }) {
  return readInline(text).map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <InlineLink {...part} />}</Fragment>
  ));
}

function InlineLink({ label, target }: Exclude<Inline, string>) {
  const where = linkTarget(target, useLocale());
  if (!where) return label;
  return 'to' in where ? <Link to={where.to}>{label}</Link> : <a href={where.href}>{label}</a>;
}
