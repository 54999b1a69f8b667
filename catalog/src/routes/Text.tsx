import type { PageHead } from '@vitrine/shared/contract/remote';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleText } from '../components/ArticleText.tsx';
import { loadText, textHead, type TextData } from '../model/load-text.ts';
import { notFound } from '../model/not-found.ts';
import type { TextName } from '../texts/texts.ts';

const TEXT_PAGES = ['about', 'conditions', 'privacy', 'accessibility'] as const satisfies TextName[];

/** A page that is a text: the page's name says which. */
export function loader(args: LoaderFunctionArgs, page: PageContext): Promise<TextData> {
  return loadText(textName(page), args, page);
}

export function head(data: TextData, page: PageContext): PageHead {
  return textHead(data, textName(page));
}

export function Component() {
  const { article } = useLoaderData<TextData>();
  return (
    <>
      <PageTitle lead={article.lead}>{article.title}</PageTitle>
      <ArticleText sections={article.sections} />
    </>
  );
}

function textName({ name }: PageContext): TextName {
  const text = TEXT_PAGES.find((page) => page === name);
  if (!text) throw notFound();
  return text;
}
