import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { ShippingRateInfo } from '@vitrine/shared/contract/orders/shipping';
import type { ShippingLaw } from '@vitrine/shared/contract/orders/shipping-rules';
import type { Text } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadText } from '../../api/texts.ts';
import { listShippingLaws, listShippingRates } from '../../api/shipping.ts';
import { ArticleText } from '../../components/texts/ArticleText.tsx';
import { ReadingPage } from '../../components/texts/ReadingPage.tsx';
import { ShippingLaws } from '../../components/texts/ShippingLaws.tsx';
import { ShippingTable } from '../../components/texts/ShippingTable.tsx';
import { textHead } from '../../model/text-head.ts';

interface Data {
  text: Text;
  rates: ShippingRateInfo[];
  /** None where an older shop answers, or cannot. */
  laws: ShippingLaw[];
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<Data> {
  const [text, rates, laws] = await Promise.all([
    loadText('shipping', args, page),
    listShippingRates(page.remote.api(args)),
    listShippingLaws(page.remote.api(args)),
  ]);
  return { text, rates: loadOrThrow(rates), laws: laws.ok ? laws.value : [] };
}

export function head({ text }: Data): PageHead {
  return textHead(text, 'shipping');
}

export function Component() {
  const { text, rates, laws } = useLoaderData<Data>();
  return (
    <ReadingPage title={<PageTitle lead={text.lead}>{text.title}</PageTitle>}>
      <ShippingTable rates={rates} />
      <ArticleText html={text.html} />
      <ShippingLaws laws={laws} countries={rates.flatMap((rate) => rate.countries)} />
    </ReadingPage>
  );
}
