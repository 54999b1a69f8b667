import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/ButtonLink';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useWords } from '../model/use-words.ts';
import { GuestSteps } from './GuestSteps.tsx';
import style from './SoonPage.module.css';

interface SoonPageProps {
  title: string;
  /** What this page will be for. */
  lead: string;
}

/** A page of the account before accounts are open: what is coming, and how to order today. */
export function SoonPage({ title, lead }: SoonPageProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <section className={style['guest']} aria-labelledby="account-guest">
        <h2 id="account-guest">{words('guest.title')}</h2>
        <GuestSteps />
        <div className={style['ways']}>
          <ButtonLink to={pathTo('webshop', locale)}>{words('guest.toWebshop')}</ButtonLink>
          <ButtonLink to={pathTo('cart', locale)} variant="quiet">
            {words('guest.toCart')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
