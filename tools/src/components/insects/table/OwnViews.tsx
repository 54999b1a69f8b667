import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SavedView } from '@vitrine/shared/contract/tools/views';
import { Button } from '@vitrine/shared/ui/links/Button';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useLocation } from 'react-router';
import { addView, changeView, deleteView } from '../../../api/insects/insects.ts';
import type { ToolsApi } from '../../../api/tools-api.ts';
import { viewQuery } from '../../../model/insects/views.ts';
import { useAction, useRemoteForm } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './Insects.module.css';

interface OwnViewsProps {
  api: ToolsApi;
  views: readonly SavedView[];
  onChange(): void | Promise<void>;
}

/** One's own views: the list that is open is stored under a name; views are renamed, moved and deleted. */
export function OwnViews({ api, views, onChange }: OwnViewsProps) {
  const words = useWords();
  const { search } = useLocation();
  const { form, failure, isBusy } = useRemoteForm({
    send: ({ text }) => addView(api, { name: text('name'), query: viewQuery(search) }),
    async onDone(_added, box) {
      box.reset();
      await onChange();
    },
  });
  return (
    <>
      {views.length === 0 && <p>{words('views.none')}</p>}
      <ul className={style['own']} role="list">
        {views.map((view, index) => (
          <OwnView key={view.id} {...{ api, view, index, onChange }} isLast={index === views.length - 1} />
        ))}
      </ul>
      <Form {...form} className={style['keep']}>
        <Field id="field-view" name="name" label={words('views.keepName')} autoComplete="off" />
        <Button type="submit" busy={isBusy}>
          {words('views.keep')}
        </Button>
      </Form>
      <RequestFailed failure={failure} />
    </>
  );
}

type OwnViewProps = Omit<OwnViewsProps, 'views'> & { view: SavedView; index: number; isLast: boolean };

function OwnView({ api, view: { id, name }, index, isLast, onChange }: OwnViewProps) {
  const words = useWords();
  const [typed, setTyped] = useState(name);
  const change = useAction(
    (what: { name?: string; position?: number }) => changeView(api, id, what),
    onChange,
    { hasField: (field) => field === 'name' },
  );
  const remove = useAction((view: number) => deleteView(api, view), onChange);
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // A line that is put elsewhere in the list loses the focus on some browsers.
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  useEffect(() => {
    // What could not be moved is not to take the focus when others move.
    if (change.failure) pressed.current = null;
  }, [change.failure]);
  const moveTo = (position: number, button: HTMLElement) => {
    pressed.current = button;
    void change.run({ position });
  };
  const isBusy = change.isBusy || remove.isBusy;
  return (
    <li>
      <Field
        name={`view-${id}`}
        label={words('views.nameOf', { name })}
        value={typed}
        error={errorsOf(change.failure)['name']}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== name && (
        <Button
          busy={isBusy}
          aria-label={words('views.rename', { name })}
          onClick={() => void change.run({ name: typed })}
        >
          {words('views.renameShort')}
        </Button>
      )}
      <Button
        variant="quiet"
        busy={isBusy}
        aria-disabled={index === 0}
        aria-label={words('views.up', { name })}
        onClick={({ currentTarget }) => moveTo(index - 1, currentTarget)}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        busy={isBusy}
        aria-disabled={isLast}
        aria-label={words('views.down', { name })}
        onClick={({ currentTarget }) => moveTo(index + 1, currentTarget)}
      >
        ↓
      </Button>
      <Button
        variant="quiet"
        busy={isBusy}
        aria-label={words('views.delete', { name })}
        onClick={() => void remove.run(id)}
      >
        {words('views.deleteShort')}
      </Button>
      <RequestFailed failure={remove.failure} />
    </li>
  );
}
