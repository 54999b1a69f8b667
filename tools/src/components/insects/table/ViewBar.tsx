import { useState } from 'react';
import type { SavedView } from '@vitrine/shared/contract/tools/views';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useLocation, useRevalidator } from 'react-router';
import { toolsApi } from '../../../api/tools-api.ts';
import { GIVEN_VIEWS, viewQuery } from '../../../model/insects/views.ts';
import { useWords } from '../../../model/use-words.ts';
import style from './Insects.module.css';
import { OwnViews } from './OwnViews.tsx';

/** Lists that are looked at often: those everybody has, and one's own. */
export function ViewBar({ views }: { views: readonly SavedView[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const api = toolsApi(useRemote().browserApi);
  const given = GIVEN_VIEWS.map(({ title, query }) => ({ key: title, name: words(title), query }));
  const own = views.map(({ id, name, query }) => ({ key: String(id), name, query }));
  return (
    <nav aria-label={words('views.label')}>
      <ul className={style['views']} role="list">
        {[...given, ...own].map(({ key, name, query }) => (
          <li key={key}>
            <View name={name} query={query} />
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {words('views.manage')}
          </Button>
        </li>
      </ul>
      <Dialog
        isOpen={isOpen}
        title={words('views.title')}
        closeLabel={words('common.close')}
        onClose={() => setOpen(false)}
      >
        <OwnViews api={api} views={views} onChange={revalidate} />
      </Dialog>
    </nav>
  );
}

function View({ name, query }: { name: string; query: string }) {
  const { pathname, search } = useLocation();
  const isOpen = viewQuery(search) === viewQuery(query);
  return (
    <SiteLink
      to={query === '' ? pathname : `${pathname}?${query}`}
      className={style['view']}
      {...(isOpen && { 'aria-current': 'page' as const })}
    >
      {name}
    </SiteLink>
  );
}
