import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { Pagination } from '@vitrine/shared/ui/links/Pagination';
import { listOrders } from '../api/orders.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { OrderSheet } from '../components/orders/OrderSheet.tsx';
import style from '../components/orders/OrderSheet.module.css';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

/** @throws Response 404 for a page past the end, or one that is no number */
export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new Response(null, { status: 404 });
  return loadOwn(await listOrders(remote.api(args), Number(page)), args.request, locale);
}
type OrdersData = Awaited<ReturnType<typeof loader>>;

export function head({ page }: OrdersData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'orders.title' })),
    alternates: inEveryLocale((locale) => pageOf(pathTo('accountOrders', locale), page)),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const orders = pathTo('accountOrders', useLocale());
  const history = useLoaderData<OrdersData>();
  if (history.total === 0) return <NoOrders />;
  return (
    <AccountPage title={words('orders.title')} count={words('orders.count', { count: history.total })}>
      <ul className={style['orders']} role="list">
        {history.orders.map((order) => (
          <li key={order.reference}>
            <OrderSheet order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        label={words('orders.pages')}
        page={history.page}
        pages={history.pageCount}
        hrefOf={(page) => pageOf(orders, page)}
        words={{ previous: words('orders.previous'), next: words('orders.next'), page: words('orders.page') }}
      />
    </AccountPage>
  );
}

function NoOrders() {
  const words = useWords();
  return (
    <AccountPage title={words('orders.title')}>
      <EmptyState title={words('orders.empty')}>
        <p>{words('orders.emptyText')}</p>
        <ButtonLink to={pathTo('webshop', useLocale())}>{words('orders.toWebshop')}</ButtonLink>
      </EmptyState>
    </AccountPage>
  );
}

function pageOf(path: string, page: number): string {
  return withQuery(path, { page: page === 1 ? undefined : page });
}
