import { Field } from '@vitrine/shared/forms/fields/Field';
import { Honeypot } from '@vitrine/shared/forms/fields/Honeypot';
import { useIntl } from 'react-intl';

/** Where to write to when what is wished for comes in, and the trap for machines beside it. */
export function WishEmail() {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.wish.${id}` });
  return (
    <>
      <Field
        id="wish-email"
        name="email"
        type="email"
        autoComplete="email"
        label={word('email')}
        hint={word('hint')}
        required
      />
      <Honeypot />
    </>
  );
}
