import type { Home } from '@vitrine/shared/contract/catalogue';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { PostTeaser as Teaser } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listPosts } from '../api/list-posts.ts';
import { readHome } from '../api/read-home.ts';
import { CategoryDrawers } from '../components/listing/drawers/CategoryDrawers.tsx';
import { Drawer } from '../components/listing/drawers/Drawer.tsx';
import { PostTeaser } from '../components/texts/PostTeaser.tsx';
import { Section } from '../components/Section.tsx';
import { homeIn } from '../model/in-locale.ts';
import { shopLd } from '../model/json-ld/shop-ld.ts';
import { Icon, type IconName } from '@vitrine/shared/ui/icons/Icon';
import style from './Home.module.css';
import promisesStyle from './Promises.module.css';

interface HomeData extends Home {
  seller: Seller;
  vatRegime: VatRegime | undefined;
  /** The latest of the blog; without it the page is still a page. */
  post: Teaser | null;
}

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext): Promise<HomeData> {
  const api = remote.api(args);
  const [home, blog] = await Promise.all([readHome(api), listPosts(api, locale)]);
  const post = blog.ok ? (blog.value.posts[0] ?? null) : null;
  const { seller, vatRegime } = remote.frame(args);
  return { ...homeIn(loadOrThrow(home), locale), seller, vatRegime, post };
}

export function head({ latest, seller }: HomeData, { intl, locale, remote }: PageContext): PageHead {
  const shown = latest.find((insect) => insect.picture);
  return {
    title: intl.formatMessage({ id: 'catalog.home.documentTitle' }),
    description: intl.formatMessage({ id: 'catalog.home.lead' }),
    alternates: pathsTo('home'),
    ...(shown && previewOf(shown, remote.publicUrl)),
    jsonLd: process.env['IN_BROWSER'] ? [] : shopLd(seller, remote.publicUrl, locale),
  };
}

export function Component() {
  const { latest, categories, vatRegime, post } = useLoaderData<HomeData>();
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id: `catalog.home.${id}` });
  const newest = { to: pathTo('newInsects', locale), label: words('allNew') };
  return (
    <>
      <div className={style['opening']}>
        <h1 className={style['title']}>{words('title')}</h1>
        <div className={style['lead']}>
          <p>{words('lead')}</p>
          <ButtonLink to={pathTo('webshop', locale)}>{words('enter')}</ButtonLink>
        </div>
      </div>
      {latest.length > 0 && (
        <Section title={words('newest')} more={newest}>
          <Drawer insects={latest} />
          <PriceTerms regime={vatRegime} lots={latest} />
        </Section>
      )}
      <div className={style['categories']}>
        <Section title={words('categories')}>
          <CategoryDrawers summaries={categories} headingLevel={3} />
        </Section>
      </div>
      <Section title={words('promises')}>
        <Promises />
      </Section>
      {post && (
        <Section title={words('post')} more={{ to: pathTo('blog', locale), label: words('allPosts') }}>
          <PostTeaser post={post} headingLevel={3} />
        </Section>
      )}
    </>
  );
}

const PROMISES: { icon: IconName; id: string }[] = [
  { icon: 'pin', id: 'label' },
  { icon: 'truck', id: 'parcel' },
  { icon: 'shield', id: 'return' },
];

/** The three things that the shop stands for. */
function Promises() {
  const intl = useIntl();
  return (
    <ul className={promisesStyle['promises']} role="list">
      {PROMISES.map(({ icon, id }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{intl.formatMessage({ id: `catalog.promise.${id}.title` })}</h3>
          <p>{intl.formatMessage({ id: `catalog.promise.${id}.text` })}</p>
        </li>
      ))}
    </ul>
  );
}
