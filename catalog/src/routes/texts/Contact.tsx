import { DRAFT_PARAM, type FormDraft } from '@vitrine/shared/contract/form-draft';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Text } from '@vitrine/shared/contract/text';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useVisit } from '@vitrine/shared/remote/use-visit';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useState, useEffect, useRef } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadText } from '../../api/texts.ts';
import { readFormDraft } from '../../api/read-form-draft.ts';
import { sendMessage } from '../../api/send-message.ts';
import { ArticleText } from '../../components/texts/ArticleText.tsx';
import { ContactForm } from '../../components/texts/ContactForm.tsx';
import { SellerCard } from '../../components/texts/SellerCard.tsx';
import { textHead } from '../../model/text-head.ts';
import { ABOUT_PARAM, askedAbout } from '@vitrine/shared/paths/ask-about';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useIntl } from 'react-intl';
import style from './Contact.module.css';
import contactSentStyle from './ContactSent.module.css';

interface Data {
  text: Text;
  seller: Seller;
  /** The shop sends a browser without scripts back here when it has taken the message. */
  isSent: boolean;
  /** What was typed in such a browser when the shop could not take it. */
  draft: FormDraft | null;
  /** By which the address names what was typed there; empty when it does not. */
  token: string;
  /** The lot that is asked about, by its reference; empty for none. */
  about: string;
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<Data> {
  const [text, draft] = await Promise.all([
    loadText('contact', args, page),
    readFormDraft(page.remote.api(args), args.request),
  ]);
  const { searchParams } = new URL(args.request.url);
  const about = askedAbout(searchParams);
  const token = draft ? (searchParams.get(DRAFT_PARAM) ?? '') : '';
  return {
    ...{ text, draft, token, about },
    seller: page.remote.frame(args).seller,
    isSent: searchParams.has('sent'),
  };
}

export function head({ text, isSent, draft, token, about }: Data, { locale }: PageContext): PageHead {
  return {
    ...textHead(text, 'contact'),
    // Who changes the language still asks about the same lot.
    alternates: inEveryLocale((other) =>
      withQuery(pathTo('contact', other), { [ABOUT_PARAM]: about, [DRAFT_PARAM]: token }),
    ),
    canonical: pathTo('contact', locale),
    isIndexed: !isSent && !draft && !about,
  };
}

export function Component() {
  return <ContactPage key={useVisit()} />;
}

function ContactPage() {
  const { text, seller, isSent, draft, token, about } = useLoaderData<Data>();
  const { browserApi } = useRemote();
  const [hasSent, setSent] = useState(isSent);
  return (
    <>
      <PageTitle lead={text.lead}>{text.title}</PageTitle>
      <div className={style['columns']}>
        {hasSent ? (
          <ContactSent />
        ) : (
          <ContactForm
            name={`contact:${token || about}`}
            email={seller.email}
            about={about}
            draft={draft}
            onSend={(message, key) => sendMessage(browserApi, message, key)}
            onSent={() => setSent(true)}
          />
        )}
        <div className={style['aside']}>
          <SellerCard seller={seller} />
          <ArticleText html={text.html} />
        </div>
      </div>
    </>
  );
}

/** In the form's place: the button that was pressed is gone, so the focus comes here instead of falling to the top. */
function ContactSent() {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={contactSentStyle['sent']}>
      <Notice tone="success" title={intl.formatMessage({ id: 'catalog.contact.sent' })}>
        {intl.formatMessage({ id: 'catalog.contact.sentText' })}
      </Notice>
    </div>
  );
}
