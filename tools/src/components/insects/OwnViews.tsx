import { useState, type SubmitEvent } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { SavedView } from '@vitrine/shared/contract/tools-views';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { useLocation } from 'react-router';
import { addView, changeView, deleteView } from '../../api/insects.ts';
import type { ToolsApi } from '../../api/tools-api.ts';
import { viewQuery } from '../../model/insects/views.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import style from './Insects.module.css';

interface OwnViewsProps {
  api: ToolsApi;
  views: readonly SavedView[];
  onChange(): void | Promise<void>;
}

/** One's own views: the list that is open is kept under a name; views are renamed, moved and deleted. */
export function OwnViews({ api, views, onChange }: OwnViewsProps) {
  const words = useWords();
  const { search } = useLocation();
  const [name, setName] = useState('');
  const add = useAction(
    (called: string) => addView(api, { name: called, query: viewQuery(search) }),
    async () => {
      setName('');
      await onChange();
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add.run(name);
  };
  return (
    <>
      {views.length === 0 && <p>{words('views.none')}</p>}
      <ul className={style['own']} role="list">
        {views.map((view, index) => (
          <OwnView key={view.id} {...{ api, view, index, onChange }} isLast={index === views.length - 1} />
        ))}
      </ul>
      <form className={style['keep']} method="dialog" noValidate onSubmit={submit}>
        <Field
          name="view"
          label={words('views.keepName')}
          value={name}
          error={errorIn(add.failure)}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={add.isBusy}>
          {words('views.keep')}
        </Button>
      </form>
      <Failed failure={add.failure} />
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
  );
  const remove = useAction((view: number) => deleteView(api, view), onChange);
  const isBusy = change.isBusy || remove.isBusy;
  return (
    <li>
      <Field
        name={`view-${id}`}
        label={words('views.nameOf', { name })}
        value={typed}
        error={errorIn(change.failure)}
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
        disabled={index === 0}
        aria-label={words('views.up', { name })}
        onClick={() => void change.run({ position: index - 1 })}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        busy={isBusy}
        disabled={isLast}
        aria-label={words('views.down', { name })}
        onClick={() => void change.run({ position: index + 1 })}
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
      <Failed failure={remove.failure} />
    </li>
  );
}

/** What is wrong with the name. */
function errorIn(failure: ApiFailure | null): string | undefined {
  return failure?.kind === 'rejected' ? failure.fields['name'] : undefined;
}
