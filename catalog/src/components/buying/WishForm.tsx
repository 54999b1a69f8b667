import type { ApiResult } from '@vitrine/shared/contract/failure';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { WISH_GENDERS, type WishGender } from '@vitrine/shared/contract/accounts/subscription-lists';
import type { SubscriptionRequest } from '@vitrine/shared/contract/accounts/subscription';
import { Form } from '@vitrine/shared/forms/Form';
import { readForm } from '@vitrine/shared/forms/form-values';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { WishEmail } from './WishEmail.tsx';
import style from './WishForm.module.css';

export type RestockRequest = Omit<SubscriptionRequest, 'kind'>;
/** A sex that one may wait for, or any. */
export type WishSex = WishGender | '';
export const WISH_SEXES: readonly WishSex[] = ['', ...WISH_GENDERS];

interface Props {
  uuid: string;
  /** What one may wait for, the likeliest first. */
  sexes: readonly WishSex[];
  onWish: (wish: RestockRequest) => Promise<ApiResult<unknown>>;
}

/** Asks for a mail when the species comes in again. It is a plain form too: without scripts the shop answers it. */
export function WishForm({ uuid, sexes, onWish }: Props) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.wish.${id}` });
  const locale = useLocale();
  const [asked, setAsked] = useState<string | null>(null);
  const { form, failure, isBusy } = useRemoteForm({
    send: ({ text }) =>
      onWish({
        ...{ uuid, locale, email: text('email').trim(), website: text('website') },
        gender: WISH_SEXES.find((sex) => sex === text('gender')) ?? '',
      }),
    onDone: (_wished, box) => setAsked(readForm(box).text('email').trim()),
    told: { isNewsToldInPlace: true },
  });
  if (asked !== null) return <CheckMailbox email={asked} />;
  return (
    <Form {...form} className={style['form']} action="/api/subscriptions" method="post">
      <RequiredNote>{intl.formatMessage({ id: 'catalog.field.required' })}</RequiredNote>
      <input type="hidden" name="kind" value="restock" />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="locale" value={locale} />
      <SelectField id="wish-sex" name="gender" label={FACTS.gender.name[locale]}>
        {sexes.map((sex) => (
          <option key={sex} value={sex}>
            {sex === '' ? word('anySex') : optionWord(FACTS.gender, sex, locale)}
          </option>
        ))}
      </SelectField>
      <WishEmail />
      <Button type="submit" variant="quiet" wide busy={isBusy}>
        {word('send')}
      </Button>
      {failure && failure.kind !== 'rejected' && <Notice tone="error">{word('failed')}</Notice>}
    </Form>
  );
}

/** The button that was pressed is gone: the focus comes here instead of falling to the top. */
function CheckMailbox({ email }: { email: string }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={style['asked']}>
      <Notice tone="success">{intl.formatMessage({ id: 'catalog.wish.asked' }, { email })}</Notice>
    </div>
  );
}
