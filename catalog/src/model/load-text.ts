import type { Seller } from '@vitrine/shared/contract/frame';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageHead } from '@vitrine/shared/contract/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { TEXTS, type TextName } from '../texts/texts.ts';
import { withSeller, type Article } from './article.ts';
import { pageTitle } from './page-title.ts';

export interface TextData {
  article: Article;
  seller: Seller;
}

/** A text of the shop in the language of the page, with the seller's particulars in it. */
export async function loadText(
  name: TextName,
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<TextData> {
  const { default: article } = await TEXTS[name][page.locale]();
  const { seller } = page.remote.frame(args);
  return { article: withSeller(article, seller, page.locale), seller };
}

export function textHead({ article }: TextData, name: TextName): PageHead {
  return {
    title: pageTitle(article.title),
    description: article.description,
    alternates: pathsTo(name),
  };
}
