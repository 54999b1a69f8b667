import { useState } from 'react';
import {
  type OwnedPictures as Owned,
  ownedPicturesSchema,
  type PictureChanged,
  type PictureOwner,
  type PictureSlot,
} from '@vitrine/shared/contract/tools/pictures';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { useRevalidator } from 'react-router';
import { FlawEditor } from './flaws/FlawEditor.tsx';
import { SlotCard } from './SlotCard.tsx';
import { useOwned } from './use-owned.ts';
import style from './OwnedPictures.module.css';
import { News } from '../Announced.tsx';
import { describePicture } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { EditForm } from '../form/EditForm.tsx';
import { TranslatedFields, type Translated } from '../form/TranslatedFields.tsx';

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

type Name = Translated<'alt'>;

interface AltFormProps {
  owner: PictureOwner;
  slot: PictureSlot;
  onDone(): void;
}

/** What a picture shows, in three languages, for who cannot see it. */
function AltForm({ owner, slot, onDone }: AltFormProps) {
  const words = useWords();
  const offer = useOfferUndo();
  const { revalidate } = useRevalidator();
  const name = pictureOwnerName(owner, useLocale());
  const api = toolsApi(useRemote().browserApi);
  const label = words('pictures.alt.label');
  const form = useEditForm<Name, PictureChanged>({
    name: `alt:${owner.kind}:${owner.id}:${slot.key}`,
    held: heldBy(slot),
    labels: { 'alt.en': label, 'alt.nl': label, 'alt.fr': label },
    send: (values, revision) => {
      const alt = { en: values['alt.en'], nl: values['alt.nl'], fr: values['alt.fr'] };
      return describePicture(api, owner, { key: slot.key, alt, revision });
    },
    readCurrent(current) {
      const read = ownedPicturesSchema.safeParse(current);
      const now = read.data?.slots.find(({ key }) => key === slot.key);
      return now ? heldBy(now) : null;
    },
    async onSaved({ auditId }) {
      offer({ text: words('pictures.alt.saved', { name, number: slot.position + 1 }), auditId });
      onDone();
      await revalidate();
    },
  });
  return (
    <EditForm form={form}>
      <TranslatedFields stem="alt" label={label} form={form} hint={words('pictures.alt.hint')} />
    </EditForm>
  );
}

function heldBy({ alt, revision }: PictureSlot) {
  return { revision, values: { 'alt.en': alt.en, 'alt.nl': alt.nl, 'alt.fr': alt.fr } };
}
