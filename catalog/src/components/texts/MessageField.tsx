import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** The shop takes no more characters; it says so itself, and nothing is cut off of what is pasted. */
const MOST = 5000;

interface Props {
  label: string;
  /** What it begins with. */
  typed?: string | undefined;
}

/** The message itself, with how much more fits. */
export function MessageField({ label, typed = '' }: Props) {
  const intl = useIntl();
  const [length, setLength] = useState(typed.length);
  const area = useRef<HTMLTextAreaElement>(null);
  // What was typed before the script ran counts too.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  const over = length - MOST;
  return (
    <TextAreaField
      ref={area}
      name="message"
      label={label}
      rows={8}
      required
      defaultValue={typed}
      hint={over > 0 ? undefined : intl.formatMessage({ id: 'catalog.contact.left' }, { left: -over })}
      error={over > 0 ? intl.formatMessage({ id: 'catalog.contact.over' }, { over, most: MOST }) : undefined}
      onInput={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
