import type { ReactNode } from 'react';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { besideOf, TOOL_PAGES, type ToolName } from '../../model/tool-pages.ts';
import { useWords } from '../../model/use-words.ts';
import style from './WorkPage.module.css';

interface WorkPageProps {
  title: ReactNode;
  /** Of the page, for the links to those beside it. */
  name: ToolName;
  lead?: ReactNode;
  count?: ReactNode;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the tools: its title, the pages beside it, what can be done, and the work. */
export function WorkPage({ title, name, lead, count, actions, children }: WorkPageProps) {
  return (
    <>
      <div className={style['head']}>
        <PageTitle lead={lead} count={count}>
          {title}
        </PageTitle>
        {actions && <div className={style['actions']}>{actions}</div>}
      </div>
      <Beside name={name} />
      {children}
    </>
  );
}

function Beside({ name }: { name: ToolName }) {
  const words = useWords();
  const locale = useLocale();
  const names = besideOf(name);
  if (names.length === 0) return null;
  return (
    <nav aria-label={words('nav.beside')}>
      <ul className={style['beside']} role="list">
        {names.map((other) => (
          <li key={other}>
            <SiteLink
              to={fillPath(other, locale, {})}
              {...(other === name && { 'aria-current': 'page' as const })}
            >
              {words(TOOL_PAGES[other].title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
