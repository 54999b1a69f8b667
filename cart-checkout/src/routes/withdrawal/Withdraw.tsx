import { useState, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { usePersistedFields } from '@vitrine/shared/forms/use-persisted-fields';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useVisit } from '@vitrine/shared/remote/use-visit';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import { WithdrawInformation } from '../../components/withdrawal/WithdrawInformation.tsx';
import { WithdrawWho } from '../../components/withdrawal/WithdrawWho.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../../model/use-words.ts';
import { stepOf, whoTyped } from '../../model/withdrawal/plain-withdrawal.ts';
import { WithdrawChoice } from './WithdrawChoice.tsx';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readAccount } from '../../api/account.ts';
import { readOrder, type OrderLink } from '../../api/orders.ts';
import { readWithdrawalDraft } from '../../api/withdrawal.ts';
import type { WithdrawalReceipt, WithdrawalRequest } from '@vitrine/shared/contract/orders/withdrawal';
import { formatDay, formatTime } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { OrderLine } from '../../components/order/OrderLine.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { WithdrawRefund } from '../../components/withdrawal/WithdrawRefund.tsx';
import lines from '../../components/SummaryLines.module.css';
import style from '../../components/withdrawal/Withdrawal.module.css';

/** The order's page and its mails name the order, and its key: then nothing that the shop knows need be typed. */
export async function loader(args: LoaderFunctionArgs, page: PageContext) {
  const { searchParams } = new URL(args.request.url);
  const reference = (searchParams.get('reference') ?? '').slice(0, 40);
  const link = { reference, key: searchParams.get('key') ?? '' };
  const api = page.remote.api(args);
  const { seller } = page.remote.frame(args);
  const draft = await readWithdrawalDraft(api, args.request);
  if (draft) return { seller, link, who: whoTyped(draft), draft, token: searchParams.get(DRAFT_PARAM) ?? '' };
  const who = await readWho(api, link, page.remote.profile(args) !== null);
  return { seller, link, who, draft, token: '' };
}

/** What the shop knows of who withdraws. A link that fits no order opens the form as anyone gets it. */
async function readWho(api: ApiTransport, link: OrderLink, isLoggedIn: boolean): Promise<WithdrawalRequest> {
  const { reference, key } = link;
  const order = reference !== '' && (key !== '' || isLoggedIn) ? await readOrder(api, link) : null;
  if (order?.ok) return whoOrdered(order.value);
  const account = isLoggedIn ? await readAccount(api) : null;
  if (!account?.ok) return { name: '', reference, email: '' };
  const { firstname, lastname, email } = account.value;
  return { name: `${firstname} ${lastname}`.trim(), reference, email };
}

/** Who ordered, as the form would have it typed. */
function whoOrdered({ address, invoiceAddress, reference, email }: Order): WithdrawalRequest {
  const { firstname, lastname } = invoiceAddress ?? address;
  return { name: `${firstname} ${lastname}`.trim(), reference, email };
}

export function head(
  { link, draft, token }: Awaited<ReturnType<typeof loader>>,
  { intl }: PageContext,
): PageHead {
  const { reference, key } = link;
  return {
    title: pageTitle(intl.formatMessage({ id: 'withdraw.title' })),
    description: intl.formatMessage({ id: 'withdraw.lead' }),
    alternates: inEveryLocale((locale) =>
      withQuery(pathTo('withdraw', locale), { reference, key, [DRAFT_PARAM]: token }),
    ),
    ...((reference !== '' || draft) && { isIndexed: false }),
  };
}

export function Component() {
  return <WithdrawPage key={useVisit()} />;
}

function WithdrawPage() {
  const words = useWords();
  const { seller, link, who: known, draft, token } = useLoaderData<typeof loader>();
  const { kept, forget } = usePersistedFields(`withdraw:${token || `${known.email}:${link.reference}`}`);
  const [who, setWho] = useState(known);
  const [step, setStep] = useState(() => stepOf(draft));
  const { email } = seller;
  return (
    <>
      <PageTitle lead={words('withdraw.lead')}>{words('withdraw.title')}</PageTitle>
      <TwoColumns
        main={
          <>
            {step.name === 'who' && (
              <WithdrawWho
                {...{ who, email, draft, kept }}
                takesFocus={step.isBack === true}
                onFound={(order, by) => {
                  setWho(by);
                  setStep({ name: 'what', who: by, order });
                }}
              />
            )}
            {step.name === 'what' && (
              <WithdrawChoice
                {...{ step, email, draft, token }}
                onBack={() => setStep({ name: 'who', isBack: true })}
                onSent={(receipt) => {
                  forget();
                  setStep({ name: 'done', who: step.who, receipt });
                }}
              />
            )}
            {step.name === 'done' && <WithdrawReceipt receipt={step.receipt} email={step.who.email} />}
          </>
        }
        side={<WithdrawInformation seller={seller} />}
      />
    </>
  );
}

/** The acknowledgement with date and time. It takes the focus: the button that was pressed is gone. */
function WithdrawReceipt({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
  const words = useWords();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { receivedAt, reference, isLate = false } = receipt;
  const at = { day: formatDay(receivedAt, locale), time: formatTime(receivedAt, locale) };
  return (
    <div ref={place} tabIndex={-1} role="status" className={style['form']}>
      <Sheet title={words('withdraw.done.title')} titleId="withdraw-done">
        <p className={style['said']}>
          <FormattedMessage
            id="withdraw.done.at"
            values={{ ...at, email, reference: <span className="whole">{reference}</span> }}
          />
        </p>
        {isLate && <p className={style['said']}>{words('withdraw.done.late')}</p>}
        <h3 className={style['small']}>{words('withdraw.done.lines')}</h3>
        <ul className={lines['lines']} role="list">
          {receipt.lines.map((line) => (
            <OrderLine key={line.uuid} line={line} />
          ))}
        </ul>
        {!isLate && <WithdrawRefund quote={receipt} />}
      </Sheet>
    </div>
  );
}
