import { useIntl } from 'react-intl';
import type { Frame } from '@vitrine/shared/contract/frame';
import { CachedFragment } from '@vitrine/shared/ui/CachedFragment';
import { Logo } from '@vitrine/shared/ui/Logo';
import { BenefitsStrip } from './BenefitsStrip.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { LatestThumbs } from './LatestThumbs.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { SellerIdentity } from './SellerIdentity.tsx';
import style from './Footer.module.css';

const SINCE = 2020;

/** The index at the end of every page: where everything is, what is new, and who sells. */
export function Footer({ frame }: { frame: Frame }) {
  const year = new Date().getFullYear();
  return (
    <CachedFragment as="footer" of={['footer', frame, year]} className={style['footer']}>
      <BenefitsStrip methods={frame.paymentMethods} isTestPayment={frame.isTestPayment} />
      <div className={style['page']}>
        <LatestThumbs latest={frame.latest} />
        <div className={style['index']}>
          <FooterLinks />
          <SellerIdentity seller={frame.seller} />
        </div>
        <NewsletterForm />
        <FinePrint frame={frame} year={year} />
      </div>
    </CachedFragment>
  );
}

function FinePrint({ frame, year }: { frame: Frame; year: number }) {
  const intl = useIntl();
  const years = `${SINCE}–${year}`;
  return (
    <div className={style['fine']}>
      <Logo />
      <p>{intl.formatMessage({ id: 'shell.footer.spread' }, { percent: frame.spreadPercent })}</p>
      <p>
        {intl.formatMessage({ id: 'shell.footer.copyright' }, { years, name: frame.seller.name })}
        <span className={style['version']}>
          {intl.formatMessage({ id: 'shell.footer.version' }, { version: frame.version })}
        </span>
      </p>
    </div>
  );
}
