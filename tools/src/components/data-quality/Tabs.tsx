import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useListAddress } from '../../model/lists/list-address.ts';
import style from './DataQuality.module.css';

interface TabsProps {
  label: string;
  /** The name of the tab that is open. */
  current: string;
  /** The first has no name: it is the page itself. */
  tabs: readonly { name: string; title: string }[];
}

/** Parts of a page, each with an address of its own: `?tab=`. */
export function Tabs({ label, current, tabs }: TabsProps) {
  const { hrefWith } = useListAddress();
  return (
    <nav aria-label={label}>
      <ul className={style['tabs']} role="list">
        {tabs.map(({ name, title }) => (
          <li key={name}>
            <SiteLink
              to={hrefWith({ tab: name || null })}
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
