import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Prose } from '@vitrine/shared/ui/page/Prose';
import { useWords } from '../../model/use-words.ts';
import style from './WithdrawInformation.module.css';

/** The right of withdrawal and its model text: directive 2011/83/EU, articles 9 to 14 and annex I. */
export function WithdrawInformation({ seller }: { seller: Seller }) {
  const words = useWords();
  return (
    <Prose>
      <h2>{words('withdraw.period.title')}</h2>
      <p>{words('withdraw.period.text')}</p>
      <h2>{words('withdraw.how.title')}</h2>
      <p>{words('withdraw.how.text')}</p>
      <p>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <ModelText seller={seller} />
      <h2>{words('withdraw.after.title')}</h2>
      <p>{words('withdraw.after.text')}</p>
      <h2>{words('withdraw.care.title')}</h2>
      <p>{words('withdraw.care.text')}</p>
    </Prose>
  );
}

function ModelText({ seller }: { seller: Seller }) {
  const words = useWords();
  const country = formatCountry(seller.country, useLocale());
  const address = [...placeLines(seller), country].join(', ');
  const text = words('withdraw.model.text', { seller: seller.name, address, email: seller.email });
  const subject = encodeURIComponent(words('withdraw.subject'));
  return (
    <section className={style['model']} aria-labelledby="withdraw-model">
      <h3 id="withdraw-model">{words('withdraw.model.title')}</h3>
      <p className={style['text']}>{text}</p>
      <a href={`mailto:${seller.email}?subject=${subject}&body=${encodeURIComponent(text)}`}>
        {words('withdraw.mail')}
      </a>
    </section>
  );
}
