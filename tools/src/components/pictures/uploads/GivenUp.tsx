import { useRevalidator } from 'react-router';
import type { PictureQueue } from '@vitrine/shared/contract/tools/pictures';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { retryPicture } from '../../../api/insects/pictures.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { pictureOwnerName } from '../../../model/pictures/picture-owner-name.ts';
import type { ToolName } from '../../../model/tool-pages.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../../model/use-words.ts';
import { DataTable } from '../../list/DataTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { whyOf } from './SlotState.tsx';

type Dead = PictureQueue['dead'][number];

/** Pictures that could not be made, each with its reason. */
export function GivenUp({ name, queue }: { name: ToolName; queue: PictureQueue }) {
  const words = useWords();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const api = toolsApi(useRemote().browserApi);
  const retry = useAction(({ owner, key }: Dead) => retryPicture(api, owner, key), revalidate);
  const path = fillPath(name, locale, {});
  const label = ({ owner, position }: Dead) => ({
    name: pictureOwnerName(owner, locale),
    number: position + 1,
  });
  return (
    <>
      <p>{words('pictures.queue.lead', { count: queue.deadCount })}</p>
      <RequestFailed failure={retry.failure} />
      <DataTable
        caption={words('pictures.queue.title')}
        rows={queue.dead}
        idOf={({ owner, key }) => `${owner.id} ${key}`}
        nameOf={(dead) => words('pictures.slot.alt', label(dead))}
        hrefOf={({ owner }) => withQuery(path, { of: String(owner.id) })}
        columns={[
          {
            key: 'name',
            title: words('pictures.list.file'),
            isName: true,
            cell: (dead) => words('pictures.slot.alt', label(dead)),
          },
          {
            key: 'why',
            title: words('pictures.queue.why'),
            cell: ({ fault }) => words(whyOf(fault) ?? 'pictures.why.other'),
          },
          {
            key: 'ways',
            title: words('pictures.list.ways'),
            cell: (dead) => (
              <Button
                variant="quiet"
                busy={retry.isBusy}
                aria-label={words('pictures.queue.retryOf', label(dead))}
                onClick={() => void retry.run(dead)}
              >
                {words('pictures.retry')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
