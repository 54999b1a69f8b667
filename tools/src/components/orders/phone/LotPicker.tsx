import { useState } from 'react';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { bodyPlanOf } from '@vitrine/shared/ui/specimens/body-plan';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { listInsects } from '../../../api/insects/insects.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import type { PhoneOrder } from './use-phone-order.ts';
import { useWords } from '../../../model/use-words.ts';
import { SuggestField } from '../../insects/SuggestField.tsx';
import { Section } from '../Section.tsx';
import style from './PhoneOrder.module.css';

const MOST_SUGGESTED = 8;

/** What is ordered: lots are found by reference or name, and only those that can be ordered now. */
export function LotPicker({ order }: { order: PhoneOrder }) {
  const words = useWords();
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const [text, setText] = useState('');
  const suggest = async (q: string) => {
    const answer = await listInsects(api, { q, state: 'published' });
    const rows = answer.ok ? answer.value.rows : [];
    return rows
      .filter(({ uuid, isPublished, isDeleted, onHand, reserved }) => {
        return uuid !== undefined && isPublished && !isDeleted && onHand > reserved;
      })
      .slice(0, MOST_SUGGESTED);
  };
  return (
    <Section title={words('phone.lots')}>
      <SuggestField
        name="lines"
        label={words('phone.lot')}
        hint={words('phone.lotHint')}
        value={text}
        suggest={suggest}
        textOf={({ reference }) => reference}
        draw={({ reference, name, isMixed, quality, priceCents, onHand, reserved }) => (
          <>
            <LatinName name={name} isMixed={isMixed} short />
            <span className={style['detail']}>
              {[reference, quality, formatMoney(priceCents, locale)].join(' · ')} ·{' '}
              {words('phone.left', { count: onHand - reserved })}
            </span>
          </>
        )}
        onType={setText}
        onChoose={(lot) => {
          order.add(lot);
          setText('');
        }}
      />
      {order.lots.length > 0 && (
        <ul className={style['lots']} role="list">
          {order.lots.map(({ uuid, amount, lot }) => (
            <li key={uuid} className={style['lot']}>
              <span className={style['thumb']}>
                <Picture
                  picture={lot.picture}
                  alt=""
                  sizes="3.5rem"
                  {...(lot.family && { plan: bodyPlanOf({ name: lot.name, family: lot.family }) })}
                />
              </span>
              <span className={style['name']}>
                <LatinName name={lot.name} isMixed={lot.isMixed} short />
                <span className={style['detail']}>
                  {[lot.reference, lot.quality, formatMoney(lot.priceCents, locale)].join(' · ')} ·{' '}
                  {words('phone.left', { count: lot.onHand - lot.reserved })}
                </span>
              </span>
              <Field
                name={`lines.${uuid}`}
                label={words('phone.amount')}
                inputMode="numeric"
                autoComplete="off"
                value={amount}
                onChange={({ target }) => order.change(uuid, target.value)}
              />
              <Button variant="quiet" type="button" onClick={() => order.remove(uuid)}>
                {words('phone.remove')}
                <span className="visually-hidden"> {lot.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
