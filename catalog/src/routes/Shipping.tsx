import type { PageHead } from '@vitrine/shared/contract/remote';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleText } from '../components/ArticleText.tsx';
import { ShippingTable } from '../components/ShippingTable.tsx';
import { loadText, textHead, type TextData } from '../model/load-text.ts';

export function loader(args: LoaderFunctionArgs, page: PageContext): Promise<TextData> {
  return loadText('shipping', args, page);
}

export function head(data: TextData): PageHead {
  return textHead(data, 'shipping');
}

export function Component() {
  const { article } = useLoaderData<TextData>();
  return (
    <>
      <PageTitle lead={article.lead}>{article.title}</PageTitle>
      <ShippingTable />
      <ArticleText sections={article.sections} />
    </>
  );
}
