import { useRevalidator } from 'react-router';
import {
  ownedPicturesSchema,
  type PictureChanged,
  type PictureOwner,
  type PictureSlot,
} from '@vitrine/shared/contract/tools/pictures';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { describePicture } from '../../api/insects/pictures.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { pictureOwnerName } from '../../model/pictures/picture-owner-name.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { EditForm } from '../form/EditForm.tsx';
import { TranslatedFields, type Translated } from '../form/TranslatedFields.tsx';

type Name = Translated<'alt'>;

interface AltFormProps {
  owner: PictureOwner;
  slot: PictureSlot;
  onDone(): void;
}

/** What a picture shows, in three languages, for who cannot see it. */
export function AltForm({ owner, slot, onDone }: AltFormProps) {
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
