import type { FormDraft } from '@vitrine/shared/contract/form-draft';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Subscription } from '@vitrine/shared/contract/accounts/subscription';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useRemote, useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useState } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { changeSubscription, readSubscription, subscriptionAddress } from '../../api/subscription.ts';
import { readFormDraft } from '../../api/read-form-draft.ts';
import { SubscriptionCard, type SubscriptionView } from '../../components/texts/SubscriptionCard.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useIntl } from 'react-intl';
import { Form } from '@vitrine/shared/forms/Form';
import { Honeypot } from '@vitrine/shared/forms/fields/Honeypot';
import style from '../../components/texts/SubscriptionCard.module.css';

/** Where a form without scripts is led once its mail is on the way, or when it was refused: no token is so short. */
const JUST_ASKED = 'asked';
const ASK_AGAIN = 'again';

interface Data {
  token: string;
  view: SubscriptionView | { state: 'again'; draft: FormDraft };
}

/** Opening the link changes nothing: mail scanners open every link. An unknown one is said so, with status 404. */
export async function loader(args: LoaderFunctionArgs, { remote }: PageContext) {
  const token = args.params['token'] ?? '';
  if (token === JUST_ASKED) return { token, view: { state: 'sent' } } satisfies Data;
  if (token === ASK_AGAIN) return askAgain(await readFormDraft(remote.api(args), args.request));
  const answer = await readSubscription(remote.api(args), token);
  if (!answer.ok && answer.failure.kind === 'not-found') {
    return unknownLink(token);
  }
  return { token, view: loadOrThrow<Subscription>(answer) } satisfies Data;
}

function askAgain(draft: FormDraft | null) {
  if (!draft) return unknownLink(ASK_AGAIN);
  return { token: ASK_AGAIN, view: { state: 'again', draft } } satisfies Data;
}

const unknownLink = (token: string) =>
  data({ token, view: { state: 'unknown' } } satisfies Data, { status: 404 });

export function head({ token, view }: Data, { intl }: PageContext): PageHead {
  const kind = 'kind' in view ? `${view.kind}.` : '';
  return {
    title: pageTitle(intl.formatMessage({ id: `catalog.subscription.${kind}${view.state}.title` })),
    alternates: pathsTo('subscription', { token }),
    isIndexed: false,
  };
}

export function Component() {
  const { token, view } = useLoaderData<Data>();
  const { browserApi } = useRemote();
  const [changed, setChanged] = useState<Subscription | null>(null);
  if (view.state === 'again') return <AskAgain draft={view.draft} />;
  return (
    <SubscriptionCard
      view={changed ?? view}
      address={subscriptionAddress(token)}
      onChange={(change) => changeSubscription(browserApi, token, change)}
      onChanged={setChanged}
    />
  );
}

/** The newsletter or a wish once more, with what was typed and what is wrong with it: here no script runs. */
function AskAgain({ draft: { typed, message, fields } }: { draft: FormDraft }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.subscription.again.${id}` });
  const { kind = 'newsletter', uuid = '', gender = '', email = '' } = typed;
  return (
    <Form errors={fields} className={style['card']} action="/api/subscriptions" method="post">
      <PageTitle lead={word(kind === 'restock' ? 'restock' : 'newsletter')}>{word('title')}</PageTitle>
      {!fields['email'] && <Notice tone="error">{message}</Notice>}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="gender" value={gender} />
      <input type="hidden" name="locale" value={useLocale()} />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={word('email')}
        defaultValue={email}
        required
      />
      <Honeypot />
      <Button type="submit">{word('send')}</Button>
    </Form>
  );
}
