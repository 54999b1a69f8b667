import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { Button } from '@vitrine/shared/ui/links/Button';
import { postalLines } from '../../model/orders/postal-address.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Section } from './Section.tsx';
import style from './Addressee.module.css';
import { useSay } from '../../model/use-say.ts';

/** To whom it goes, as the country's post reads it, how they are reached, and what they wrote. */
export function Addressee({ order }: { order: ToolsOrder }) {
  const words = useWords();
  const {
    address,
    invoiceAddress,
    gift,
    email,
    isForgotten = true,
    phone,
    remarks,
    vatNumber,
    vatCheck,
  } = order;
  const lines = postalLines(address);
  return (
    <Section title={words('order.to')}>
      <address className={style['address']}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Copy text={lines.join('\n')} />
      <p className={style['contact']}>
        {email ? (
          <a href={`mailto:${email}`}>{email}</a>
        ) : (
          words(isForgotten ? 'order.forgotten' : 'order.noEmail')
        )}
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        <span>{words('order.language', { locale: words(`order.locale.${order.locale}`) })}</span>
        {vatNumber && <span>{words('order.vatNumber', { vatNumber })}</span>}
      </p>
      {vatCheck && <Checked check={vatCheck} />}
      {invoiceAddress && (
        <p className={style['contact']}>
          {words('order.invoiceTo', { who: postalLines(invoiceAddress).join(', ') })}
        </p>
      )}
      {order.isTakenAlong && <p className={style['contact']}>{words('order.takenAlong')}</p>}
      {gift && <p className={style['gift']}>{words('order.gift')}</p>}
      {gift && gift.note !== '' && (
        <blockquote className={style['remarks']} aria-label={words('order.giftNote')}>
          {gift.note}
        </blockquote>
      )}
      {remarks && (
        <blockquote className={style['remarks']} aria-label={words('order.remarks')}>
          {remarks}
        </blockquote>
      )}
    </Section>
  );
}

/** What the register of VAT numbers said, as an inspector asks for it. */
function Checked({ check }: { check: NonNullable<ToolsOrder['vatCheck']> }) {
  const words = useWords();
  const { moment } = useFormats();
  const { state, number, checkedAt, consultation, name, isNameCompared = name !== '', register } = check;
  const at = moment(checkedAt);
  return (
    <p className={style['contact']}>
      <span>{words(`order.vatCheck.${state}`, { number, at, register })}</span>
      {consultation && <span>{words('order.vatCheck.consultation', { consultation })}</span>}
      {name && <span>{words('order.vatCheck.name', { name })}</span>}
      {state === 'valid' && !isNameCompared && (
        <span>
          {words('order.vatCheck.notCompared', {
            why: name ? 'letters' : /^(DE|ES)/.test(number) ? 'country' : 'number',
            register,
          })}
        </span>
      )}
    </p>
  );
}

/** The address for the carrier's own page, line by line. */
function Copy({ text }: { text: string }) {
  const words = useWords();
  const [said, say] = useSay();
  const copy = async () => {
    // Browsers refuse it over plain http, and where somebody said no.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    say(words(isCopied ? 'order.copied' : 'order.notCopied'));
  };
  return (
    <p className={style['copy']}>
      <Button variant="quiet" onClick={() => void copy()}>
        {words('order.copy')}
      </Button>
      <span>{said}</span>
    </p>
  );
}
