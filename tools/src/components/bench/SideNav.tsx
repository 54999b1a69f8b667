import { useLocation } from 'react-router';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useCurrentStaff } from '../../model/current-staff.ts';
import {
  GROUPS,
  isToolName,
  markedFor,
  pagesOf,
  TOOL_PAGES,
  type Group,
  type ToolName,
} from '../../model/tool-pages.ts';
import { useWords } from '../../model/use-words.ts';
import style from './SideNav.module.css';

/** Every page that one may open, in groups. The one that is open, or that it belongs to, is marked. */
export function SideNav() {
  const words = useWords();
  const page = readPath(useLocation().pathname);
  const marked = page && isToolName(page.name) ? markedFor(page.name) : null;
  return (
    <nav aria-label={words('nav.label')} className={style['nav']}>
      <SiteLink
        to={pathTo('tools', useLocale())}
        {...(marked === 'tools' && { 'aria-current': 'page' as const })}
      >
        {words('dashboard.title')}
      </SiteLink>
      {GROUPS.map((group) => (
        <Links key={group} group={group} marked={marked} />
      ))}
    </nav>
  );
}

function Links({ group, marked }: { group: Group; marked: ToolName | null }) {
  const words = useWords();
  const locale = useLocale();
  const names = pagesOf(group, useCurrentStaff());
  if (names.length === 0) return null;
  return (
    <div>
      <p className={style['group']} id={`group-${group}`}>
        {words(`nav.${group}`)}
      </p>
      <ul role="list" aria-labelledby={`group-${group}`}>
        {names.map((name) => (
          <li key={name}>
            <SiteLink
              to={fillPath(name, locale, {})}
              {...(name === marked && { 'aria-current': 'page' as const })}
            >
              {words(TOOL_PAGES[name].nav ?? TOOL_PAGES[name].title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
