import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReservedNetwork } from '@vitrine/shared/contract/tools/orders/reservations';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { liftNetwork, listReservations } from '../../api/orders.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { Confirm } from '../../components/form/Confirm.tsx';
import { NetworkTable } from '../../components/orders/NetworkTable.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useMay } from '../../model/current-staff.ts';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/mails/Mails.module.css';
import { useSay } from '../../model/use-say.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listReservations(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const locale = useLocale();
  const mayLift = useMay('orders-write');
  const { percent, cents, networks } = usePageData<typeof loader>();
  const { chosen, choose, said, lift } = useLift();
  return (
    <WorkPage
      name="toolsReservations"
      title={words('reservations.title')}
      lead={words('reservations.lead', { percent, value: formatMoney(cents, locale) })}
    >
      {said && <p>{said}</p>}
      <NetworkTable networks={networks} onLift={mayLift ? choose : null} />
      <p className={style['note']}>{words('reservations.note')}</p>
      <Confirm
        isOpen={chosen !== null}
        title={words('reservations.lift')}
        text={words('reservations.lift.text', { holds: chosen?.holds ?? 0, orders: chosen?.orders ?? 0 })}
        word={chosen?.name ?? ''}
        submit={words('reservations.lift')}
        isBusy={lift.isBusy}
        failure={lift.failure}
        onConfirm={() => chosen && void lift.run(chosen)}
        onClose={() => choose(null)}
      />
    </WorkPage>
  );
}

function useLift() {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [chosen, choose] = useState<ReservedNetwork | null>(null);
  const [said, say] = useSay();
  const lift = useAction(
    ({ network }: ReservedNetwork) => liftNetwork(api, network),
    async ({ holds, orders }) => {
      choose(null);
      say(words('reservations.lifted', { holds, orders }));
      await revalidate();
    },
  );
  return { chosen, choose, said, lift };
}
