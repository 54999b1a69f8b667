import { useNavigate, useRevalidator } from 'react-router';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { ToolRate } from '@vitrine/shared/contract/tools/shipping';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { listRates, readRateHistory, tryParcel } from '../../api/shop/shipping.ts';
import { staffPage } from '../../api/staff-page.ts';
import { History } from '../../components/audit/AuditTable.tsx';
import { RateForm } from '../../components/shipping/RateForm.tsx';
import { RateTable } from '../../components/shipping/RateTable.tsx';
import { TryParcel } from '../../components/shipping/TryParcel.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { useListAddress } from '../../model/lists/list-address.ts';
import { useMay } from '../../model/current-staff.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const query = new URL(request.url).searchParams;
  const of = (name: string) => query.get(name) ?? '';
  const parcel = { country: of('country'), kilos: of('kilos'), goods: of('goods') };
  const editId = Number(of('edit')) || null;
  const [shipping, trial, history] = await Promise.all([
    listRates(api),
    query.has('kilos') || query.has('goods') ? tryParcel(api, parcel) : null,
    editId ? readRateHistory(api, editId) : null,
  ]);
  const faults = trial ? faultsOf(trial) : null;
  return {
    ...need(shipping),
    faults: faults ?? {},
    trial: trial && !faults ? need(trial) : null,
    history: history ? need(history).entries : [],
  };
});
export const head = toolHead;

/** What was typed wrongly; null for every other answer. */
function faultsOf(answer: ApiResult<unknown>): Record<string, string> | null {
  if (answer.ok || answer.failure.kind !== 'rejected') return null;
  const { fields } = answer.failure;
  return Object.keys(fields).length > 0 ? fields : null;
}

export function Component() {
  const words = useWords();
  const { rates, countries, trial, faults, history } = usePageData<typeof loader>();
  const { get, hrefWith } = useListAddress();
  const mayWrite = useMay('shop-write');
  const saved = useSaved();
  const edited = rates.find(({ id }) => String(id) === get('edit')) ?? null;
  return (
    <WorkPage
      name="toolsShipping"
      title={words('shipping.title')}
      lead={words('shipping.lead')}
      actions={mayWrite && <ButtonLink to={hrefWith({ edit: 'new' })}>{words('shipping.add')}</ButtonLink>}
    >
      <RateTable rates={rates} />
      {mayWrite && (edited !== null || get('edit') === 'new') && (
        <RateForm key={get('edit')} rate={edited} onSaved={saved} />
      )}
      {edited && <History caption={words('shipping.history')} entries={history} />}
      <TryParcel countries={countries} trial={trial} faults={faults} />
    </WorkPage>
  );
}

function useSaved() {
  const words = useWords();
  const locale = useLocale();
  const offer = useOfferUndo();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { hrefWith } = useListAddress();
  return async ({ auditId, rate }: { auditId: number; rate: ToolRate }) => {
    if (auditId) offer({ text: words('shipping.saved', { name: rate.name[locale] }), auditId });
    await navigate(hrefWith({ edit: rate.id }), { preventScrollReset: true });
    await revalidate();
  };
}
