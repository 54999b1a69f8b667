import { Notice } from '@vitrine/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import style from './ContactSent.module.css';

/** In the form's place: the button that was pressed is gone, so the focus comes here instead of falling to the top. */
export function ContactSent() {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={style['sent']}>
      <Notice tone="success" title={intl.formatMessage({ id: 'catalog.contact.sent' })}>
        {intl.formatMessage({ id: 'catalog.contact.sentText' })}
      </Notice>
    </div>
  );
}
