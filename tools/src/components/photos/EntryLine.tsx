import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Button } from '@vitrine/shared/ui/links/Button';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { useWords } from '../../model/use-words.ts';
import { Announced } from '../Announced.tsx';
import style from './Photos.module.css';
import type { EntryState } from './use-entry.ts';

/** One line that fills in the form; it has the focus when a lot begins. */
export function EntryLine({ entry }: { entry: EntryState }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { choices, ahead } = entry;
  // Whoever goes on typing would press a button by a space.
  const isAsked = choices.length > 0 && ahead === '';
  // The line when a lot begins and when a species was chosen; the first species when there are several. With the page,
  // not after it was painted: who sees the next lot types, and what comes before the focus is lost.
  useLayoutEffect(
    () => place.current?.querySelector<HTMLElement>(isAsked ? 'button' : 'input')?.focus(),
    [choices, isAsked],
  );
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void entry.fillIn();
  };
  return (
    <div ref={place}>
      <Field
        name="entry"
        label={words('photos.entry')}
        hint={words('photos.entryHint')}
        value={entry.line}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => entry.type(target.value)}
        onKeyDown={press}
      />
      <Announced as="div">
        <p id="entry-said">{entry.said}</p>
        {ahead !== '' && <p>{words('photos.ahead', { line: ahead })}</p>}
      </Announced>
      {choices.length > 0 && (
        <div role="group" aria-labelledby="entry-said" className={style['choices']}>
          {choices.map((species) => (
            <Button key={species.name} variant="quiet" onClick={() => entry.choose(species)}>
              <LatinName name={species.name} short />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
