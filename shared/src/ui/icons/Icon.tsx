import style from './Icon.module.css';

/* Drawn on a field of 20 by 20 with a line of 1.5, round ends. */
const DRAWINGS = {
  cart: 'M2 3.5h2.5l2 9.5h9l2-7H5.2M8 16.75h.01M14.5 16.75h.01',
  search: 'M13.2 13.2 17.5 17.5M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5Z',
  menu: 'M2.5 5.5h15M2.5 10h15M2.5 14.5h15',
  filter:
    'M2.5 6h9M15.5 6h2M2.5 14h2M8.5 14h9M13.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  close: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  chevron: 'm5 7.5 5 5 5-5',
  check: 'm3.5 10.5 4.25 4.25L16.5 5.5',
  truck:
    'M7.5 14.5h4.25V4.75H1.5v9.75h2M11.75 8h3.5l3.25 3.25v3.25H17M5.5 16.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM15 16.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  shield: 'M10 2.25 16 4.5v5c0 4-2.6 6.9-6 8.25C6.6 16.4 4 13.5 4 9.5v-5l6-2.25ZM7.25 9.75l2 2 3.5-3.75',
  leaf: 'M3.5 16.5C8 12 10 10 13 7.5M5 14.75C2.5 9 7 3.25 17 3.25c0 10-6 14-12 11.5Z',
  pin: 'M10 7.5V18M10 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  external: 'M8 4.5H3.5v12h12V12M11.5 3.5h5v5M16 4l-7 7',
  info: 'M10 9v5M10 6.25h.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z',
  warning: 'M10 8v4M10 14.5h.01M10 2.75 18 16.75H2L10 2.75Z',
} satisfies Record<string, string>;

export type IconName = keyof typeof DRAWINGS;

/** A sign beside a word that says the same: it is never read out. */
export const Icon = ({ name }: { name: IconName }) => <Sign path={DRAWINGS[name]} />;

/** One that a single place shows, which brings its drawing: those above are in the first load of every page. */
export function Sign({ path }: { path: string }) {
  return (
    <svg className={style['icon']} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
