import type { PageHead } from '@vitrine/shared/contract/remote';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleText } from '../components/ArticleText.tsx';
import { SellerCard } from '../components/SellerCard.tsx';
import { loadText, textHead, type TextData } from '../model/load-text.ts';
import style from './Contact.module.css';

export function loader(args: LoaderFunctionArgs, page: PageContext): Promise<TextData> {
  return loadText('contact', args, page);
}

export function head(data: TextData): PageHead {
  return textHead(data, 'contact');
}

export function Component() {
  const { article, seller } = useLoaderData<TextData>();
  return (
    <>
      <PageTitle lead={article.lead}>{article.title}</PageTitle>
      <div className={style['columns']}>
        <SellerCard seller={seller} />
        <ArticleText sections={article.sections} />
      </div>
    </>
  );
}
