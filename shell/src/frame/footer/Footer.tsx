import { useIntl } from 'react-intl';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { FooterLinks, TermsLinks } from './FooterLinks.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { SellerIdentity } from './SellerIdentity.tsx';
import { insectSlug } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { PaymentLogo } from '@vitrine/shared/ui/icons/PaymentLogo';
import type { ShownFrame } from '../../model/boot/boot-schema.ts';
import style from './Footer.module.css';
import latestThumbsStyle from './LatestThumbs.module.css';

const SINCE = 2020;

interface FooterProps {
  frame: ShownFrame;
  /** While one orders: what the law asks for, and nothing that leads aside. */
  isShort: boolean;
}

/** The index at the end of every page: where everything is, what is new, and who sells. */
export function Footer({ frame, isShort }: FooterProps) {
  const year = new Date().getFullYear();
  if (isShort)
    return (
      <footer className={style['footer']}>
        <div className={style['page']} data-short>
          <TermsLinks />
          {frame.seller.email && <SellerIdentity seller={frame.seller} />}
          <FinePrint frame={frame} year={year} />
        </div>
      </footer>
    );
  return (
    <CachedFragment as="footer" of={['footer', frame, year]} className={style['footer']}>
      <BenefitsStrip methods={frame.paymentMethods} isTestPayment={frame.isTestPayment} />
      <div className={style['page']}>
        <LatestThumbs latest={frame.latest} />
        <div className={style['index']}>
          <FooterLinks />
          {frame.seller.email && <SellerIdentity seller={frame.seller} />}
        </div>
        <NewsletterForm />
        <FinePrint frame={frame} year={year} />
      </div>
    </CachedFragment>
  );
}

function FinePrint({ frame, year }: { frame: ShownFrame; year: number }) {
  const intl = useIntl();
  const years = `${SINCE}–${year}`;
  // What a bare frame does not know is left out.
  const { spreadPercent, version } = frame;
  return (
    <div className={style['fine']}>
      <Logo isAgain />
      {spreadPercent > 0 && (
        <p>{intl.formatMessage({ id: 'shell.footer.spread' }, { percent: spreadPercent })}</p>
      )}
      {/* A copy of last year, or a page that was drawn at midnight, has another year than this browser. */}
      <p suppressHydrationWarning>
        {intl.formatMessage({ id: 'shell.footer.copyright' }, { years, name: frame.seller.name })}
        {version && (
          <span className={style['version']}>
            {intl.formatMessage({ id: 'shell.footer.version' }, { version })}
          </span>
        )}
      </p>
    </div>
  );
}

const SHOWN = 8;

/** A row of the newest insects, each by its picture. */
function LatestThumbs({ latest }: Pick<ShownFrame, 'latest'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (latest.length === 0) return null;
  return (
    <section className={latestThumbsStyle['latest']}>
      <h2 className={latestThumbsStyle['title']}>
        <SiteLink to={pathTo('newInsects', locale)}>
          {intl.formatMessage({ id: 'shell.footer.latest' })}
        </SiteLink>
      </h2>
      <ul className={latestThumbsStyle['row']} role="list">
        {latest.slice(0, SHOWN).map((insect) => (
          <li key={insect.uuid}>
            <SiteLink to={pathTo('newInsect', locale, { slug: insectSlug(insect) })}>
              <Picture picture={insect.picture} of={insect} alt={insect.name} sizes="thumb" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the shop promises, each with the page that says more, and how one can pay. */
const PROMISES = [
  { icon: 'truck', id: 'shell.promise.shipping', page: 'shipping' },
  { icon: 'shield', id: 'shell.promise.withdrawal', page: 'withdraw' },
  { icon: 'pin', id: 'shell.promise.label', page: 'about' },
] as const;

interface BenefitsStripProps {
  methods: PaymentMethod[];
  /** While payments go to the built-in test provider. */
  isTestPayment: boolean;
}

function BenefitsStrip({ methods, isTestPayment }: BenefitsStripProps) {
  const intl = useIntl();
  return (
    <section className={style['strip']} aria-label={intl.formatMessage({ id: 'shell.promise.title' })}>
      <Promises />
      <ul
        className={style['methods']}
        role="list"
        aria-label={intl.formatMessage({ id: 'shell.payment.title' })}
      >
        {methods.map((method) => (
          <li key={method}>
            <PaymentLogo method={method} />
          </li>
        ))}
      </ul>
      {isTestPayment && <p className={style['test']}>{intl.formatMessage({ id: 'shell.payment.test' })}</p>}
    </section>
  );
}

function Promises() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={style['promises']} role="list">
      {PROMISES.map(({ icon, id, page }) => (
        <li key={id}>
          <Icon name={icon} />
          <SiteLink to={pathTo(page, locale)}>{intl.formatMessage({ id })}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
