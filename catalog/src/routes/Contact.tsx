import type { Seller } from '@vitrine/shared/contract/frame';
import type { PageHead } from '@vitrine/shared/contract/remote';
import type { Text } from '@vitrine/shared/contract/text';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { sendMessage } from '../api/send-message.ts';
import { ArticleText } from '../components/ArticleText.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { ContactSent } from '../components/ContactSent.tsx';
import { SellerCard } from '../components/SellerCard.tsx';
import { loadText, textHead } from './load-text.ts';
import style from './Contact.module.css';

interface Data {
  text: Text;
  seller: Seller;
  /** The shop sends a browser without scripts back here when it has taken the message. */
  isSent: boolean;
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<Data> {
  const text = await loadText('contact', args, page);
  const isSent = new URL(args.request.url).searchParams.has('sent');
  return { text, seller: page.remote.frame(args).seller, isSent };
}

export function head({ text, isSent }: Data, { locale }: PageContext): PageHead {
  return { ...textHead(text, 'contact'), canonical: pathTo('contact', locale), isIndexed: !isSent };
}

export function Component() {
  const { text, seller, isSent } = useLoaderData<Data>();
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
            email={seller.email}
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
