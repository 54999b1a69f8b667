import { useState } from 'react';
import type { OwnedPictures as Owned, PictureSlot } from '@vitrine/shared/contract/tools/pictures';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { AltForm } from './AltForm.tsx';
import { FlawEditor } from './flaws/FlawEditor.tsx';
import { SlotCard } from './SlotCard.tsx';
import { useOwned } from './use-owned.ts';
import style from './OwnedPictures.module.css';
import { News } from '../Announced.tsx';

/** The pictures of one insect or family in their order: moved, described, removed, tried again. */
export function OwnedPictures({ owned, flaws }: { owned: Owned; flaws: FlawPin[] | null }) {
  const words = useWords();
  const { slots, move, remove, retry, failure } = useOwned(owned);
  const [opened, describe] = useState<PictureSlot | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const [dragged, drag] = useState<string | null>(null);
  const name = pictureOwnerName(owned.owner, useLocale());
  // As the page was loaded last: somebody may have moved or described it meanwhile.
  const described = opened && (slots.find(({ key }) => key === opened.key) ?? opened);
  const board = slots.find(({ key }) => key === pinned);
  const flawsOf = (slot: PictureSlot) => flaws?.filter(({ picture }) => picture === slot.picture?.hash) ?? [];
  if (slots.length === 0) return <News text={words('pictures.of.none')} />;
  return (
    <>
      <RequestFailed failure={failure} />
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
            flaws={flaws && flawsOf(slot).length}
            onFlaws={() => pin(slot.key)}
            onRemove={() => remove(slot.key)}
            onRetry={() => retry(slot.key)}
          />
        ))}
      </ol>
      {board?.picture && (
        <FlawEditor
          key={board.picture.hash}
          insectId={owned.owner.id}
          picture={board.picture}
          number={slots.indexOf(board) + 1}
          name={name}
          pins={flawsOf(board)}
        />
      )}
      <Dialog
        isOpen={described !== null}
        title={words('pictures.alt.title', { number: (described?.position ?? 0) + 1 })}
        closeLabel={words('common.close')}
        onClose={() => describe(null)}
      >
        {described && <AltForm owner={owned.owner} slot={described} onDone={() => describe(null)} />}
      </Dialog>
    </>
  );
}
