import { classNames } from '../class-names.ts';
import style from './Picture.module.css';

/** What lies in the drawer while a specimen has not been photographed: its pin and the outline of its place. */
export function NoPicture({ alt, className }: { alt: string; className?: string }) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return <span className={classNames(style['none'], className)} {...name} />;
}
