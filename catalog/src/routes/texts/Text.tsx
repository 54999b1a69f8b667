import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Text, TextName } from '@vitrine/shared/contract/text';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadText } from '../../api/texts.ts';
import { NamedLots } from '../../components/texts/NamedLots.tsx';
import { TextPage } from '../../components/texts/TextPage.tsx';
import { lotsIn } from '../../model/in-locale.ts';
import { textHead } from '../../model/text-head.ts';
import { notFound } from '../../model/not-found.ts';

const TEXT_PAGES = [
  'about',
  'conditions',
  'privacy',
  'accessibility',
  'frames',
] as const satisfies TextName[];

interface Data {
  text: Text;
  /** What binds or informs by law says since when it says so. */
  isDated: boolean;
  vatRegime: VatRegime | undefined;
}

/** A page that is a text: the page's name says which. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<Data> {
  const name = textName(page);
  const text = await loadText(name, args, page);
  const { vatRegime } = page.remote.frame(args);
  return {
    text: { ...text, ...lotsIn(text, page.locale) },
    isDated: name !== 'about' && name !== 'frames',
    vatRegime,
  };
}

export function head({ text }: Data, page: PageContext): PageHead {
  return textHead(text, textName(page));
}

export function Component() {
  const { text, isDated, vatRegime } = useLoaderData<Data>();
  return (
    <>
      <TextPage text={text} isDated={isDated} />
      <NamedLots named={text} vatRegime={vatRegime} />
    </>
  );
}

function textName({ name }: PageContext): TextName {
  const text = TEXT_PAGES.find((page) => page === name);
  if (!text) throw notFound();
  return text;
}
