import { useState } from 'react';
import type { OwnedPictures as Owned, PictureSlot } from '@vitrine/shared/contract/tools-pictures';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { titleOf } from '../../model/pictures/title-of.ts';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import { AltForm } from './AltForm.tsx';
import { SlotCard } from './SlotCard.tsx';
import { useOwned } from './use-owned.ts';
import style from './OwnedPictures.module.css';

/** The pictures of one insect or family in their order: moved, described, removed, tried again. */
export function OwnedPictures({ owned }: { owned: Owned }) {
  const words = useWords();
  const { slots, move, remove, retry, failure } = useOwned(owned);
  const [described, describe] = useState<PictureSlot | null>(null);
  const [dragged, drag] = useState<string | null>(null);
  const name = titleOf(owned.owner, useLocale());
  if (slots.length === 0) return <p role="status">{words('pictures.of.none')}</p>;
  return (
    <>
      <Failed failure={failure} />
      <p className={style['keys']}>{words('pictures.of.keys')}</p>
      <ol className={style['slots']} role="list">
        {slots.map((slot, at) => (
          <SlotCard
            key={slot.key}
            slot={slot}
            name={name}
            at={at}
            count={slots.length}
            isDragged={dragged === slot.key}
            onDrag={drag}
            onDrop={() => dragged && move(dragged, at)}
            onMove={(to) => move(slot.key, to)}
            onDescribe={() => describe(slot)}
            onRemove={() => remove(slot.key)}
            onRetry={() => retry(slot.key)}
          />
        ))}
      </ol>
      <Dialog
        isOpen={described !== null}
        title={words('pictures.alt.title', { number: (described?.position ?? 0) + 1 })}
        closeLabel={words('common.close')}
        onClose={() => describe(null)}
      >
        {described && (
          <AltForm owner={owned.owner} slot={fresh(owned, described)} onDone={() => describe(null)} />
        )}
      </Dialog>
    </>
  );
}

/** As the page was loaded last: somebody may have described it meanwhile. */
function fresh({ slots }: Owned, described: PictureSlot): PictureSlot {
  return slots.find(({ key }) => key === described.key) ?? described;
}
