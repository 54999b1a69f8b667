import { useNavigate, useRevalidator } from 'react-router';
import type { ClosingRow } from '@vitrine/shared/contract/tools/closings';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { deleteClosing, endClosing, listClosings } from '../../api/shop/closings.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { ClosingForm } from '../../components/closings/ClosingForm.tsx';
import { ClosingTable } from '../../components/closings/ClosingTable.tsx';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listClosings(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { closings } = usePageData<typeof loader>();
  const { get, hrefWith } = useListAddress();
  const mayWrite = useMay('shop-write');
  const { end, remove, saved } = useClosings();
  const edited = closings.find(({ id }) => String(id) === get('edit')) ?? null;
  const isOpen = mayWrite && (edited !== null || get('edit') === 'new');
  return (
    <WorkPage
      name="toolsClosings"
      title={words('closings.title')}
      lead={words('closings.lead')}
      actions={mayWrite && <ButtonLink to={hrefWith({ edit: 'new' })}>{words('closings.add')}</ButtonLink>}
    >
      <RequestFailed failure={end.failure ?? remove.failure} />
      {closings.some(({ overlaps }) => overlaps.length > 0) && (
        <Notice tone="warning" title={words('closings.overlap')}>
          {words('closings.overlapText')}
        </Notice>
      )}
      {isOpen && (
        <ClosingForm
          key={get('edit')}
          closing={edited}
          onSaved={async ({ auditId, closing }) => {
            await saved('closings.saved', auditId, closing);
          }}
        />
      )}
      <ClosingTable
        closings={closings}
        onEnd={(closing) => void end.run(closing)}
        onDelete={(closing) => void remove.run(closing)}
      />
    </WorkPage>
  );
}

function useClosings() {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const offer = useOfferUndo();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { hrefWith } = useListAddress();
  const saved = async (
    text: 'closings.saved' | 'closings.ended' | 'closings.deleted',
    auditId: number,
    { reason }: Pick<ClosingRow, 'reason'>,
  ) => {
    if (auditId) offer({ text: words(text, { name: words(`closings.reason.${reason}`) }), auditId });
    await navigate(hrefWith({ edit: null }), { preventScrollReset: true });
    await revalidate();
  };
  const end = useAction(
    ({ id, revision }: ClosingRow) => endClosing(api, id, revision),
    ({ auditId, closing }) => saved('closings.ended', auditId, closing),
  );
  const remove = useAction(
    async (closing: ClosingRow) => {
      const answer = await deleteClosing(api, closing.id, closing.revision);
      return answer.ok ? { ...answer, value: { ...answer.value, closing } } : answer;
    },
    ({ auditId, closing }) => saved('closings.deleted', auditId, closing),
  );
  return { end, remove, saved };
}
