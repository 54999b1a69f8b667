import { useState } from 'react';
import {
  notificationTimeSchema,
  type NotificationKind,
  type Notifications,
} from '@vitrine/shared/contract/tools/operations/notifications';
import { Form } from '@vitrine/shared/forms/Form';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { Button } from '@vitrine/shared/ui/links/Button';
import { saveNotifications } from '../../api/shop/notifications.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Settings.module.css';
import { Announced } from '../Announced.tsx';

/** What who works here is told of by mail, and when. It concerns nobody else. */
export function NotificationChoices({ held }: { held: Notifications }) {
  const words = useWords();
  const { choices, choose, save, isSaved } = useChoices(held);
  return (
    <Form className={style['notify']} aria-labelledby="notify" onSubmit={() => void save.run({ choices })}>
      <fieldset className={style['part']}>
        <legend id="notify">{words('notify.title')}</legend>
        <p className={style['meaning']}>{words('notify.text')}</p>
        <div className={style['fields']}>
          {choices.map(({ kind, time }) => (
            <SelectField
              key={kind}
              name={`notify.${kind}`}
              label={words(`notify.kind.${kind}`)}
              hint={words(`notify.hint.${kind}`)}
              value={time}
              onChange={({ target }) => choose(kind, target.value)}
            >
              {notificationTimeSchema.options
                .filter((one) => kind !== 'todo' || one !== 'at-once')
                .map((one) => (
                  <option key={one} value={one}>
                    {words(`notify.time.${one}`)}
                  </option>
                ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
      <RequestFailed failure={save.failure} />
      <p className={style['save']}>
        <Button type="submit" variant="quiet" busy={save.isBusy}>
          {words('notify.save')}
        </Button>
        <Announced as="span">{isSaved && words('notify.saved')}</Announced>
      </p>
    </Form>
  );
}

function useChoices(held: Notifications) {
  const api = toolsApi(useRemote().browserApi);
  const [choices, setChoices] = useState(held.choices);
  const [isSaved, setSaved] = useState(false);
  const save = useAction(
    (chosen: Notifications) => saveNotifications(api, chosen),
    (saved) => {
      setChoices(saved.choices);
      setSaved(true);
    },
  );
  const choose = (kind: NotificationKind, value: string) => {
    const { data: time } = notificationTimeSchema.safeParse(value);
    if (!time) return;
    setSaved(false);
    setChoices(choices.map((choice) => (choice.kind === kind ? { kind, time } : choice)));
  };
  return { choices, choose, save, isSaved };
}
