import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../model/lists/list-address.ts';
import style from './Tabs.module.css';

interface TabsProps {
  label: string;
  /** What of the address says which is open. */
  by?: string;
  /** The name of the tab that is open. */
  current: string;
  /** The first has no name: it is the page itself. */
  tabs: readonly { name: string; title: string }[];
}

/** Parts of a page, each with an address of its own. */
export function Tabs({ label, by = 'tab', current, tabs }: TabsProps) {
  const { hrefWith } = useListAddress();
  return (
    <nav aria-label={label}>
      <ul className={style['tabs']} role="list">
        {tabs.map(({ name, title }) => (
          <li key={name}>
            <SiteLink
              to={hrefWith({ [by]: name || null })}
              {...(name === current && { 'aria-current': 'page' as const })}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
