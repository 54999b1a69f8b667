import { useEffect, useRef, useState } from 'react';
import type { InsectChoices, InsectSaved } from '@vitrine/shared/contract/tools/catalogue';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { nextReference } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { useOfferUndo } from '../../model/editing/undo.ts';
import { useEditForm } from '../../model/editing/use-edit-form.ts';
import { insectLabels, toForm, toValues, type InsectField } from '../../model/insects/insect-values.ts';
import { useInsectKeys } from '../../model/insects/use-insect-keys.ts';
import type { TrayLot } from '../../model/photos/group-photos.ts';
import type { PhotoTray } from '../../model/photos/photo-tray.ts';
import { nextValues, type Series, STAYING_NAMES, type Staying } from '../../model/photos/series.ts';
import { useWords } from '../../model/use-words.ts';
import { EditForm } from '../form/EditForm.tsx';
import { InsectFields } from '../insects/InsectFields.tsx';
import { useMakeInsect } from '../insects/use-make-insect.ts';
import { useProposedReference } from '../insects/use-proposed-reference.ts';
import { FilePicture } from '../pictures/uploads/FilePicture.tsx';
import { useUploads } from '../pictures/uploads/use-uploads.ts';
import { EntryLine } from './EntryLine.tsx';
import { useEntry } from './use-entry.ts';
import style from './Photos.module.css';

const PICTURE_PX = 960;

interface LotDeskProps {
  lot: TrayLot;
  number: number;
  choices: InsectChoices;
  series: Series;
  /** The reference of a first lot, as long as its family is not known. */
  reference: string;
  tray: PhotoTray;
}

/** A lot is entered beside its photos. */
export function LotDesk({ lot, number, choices, series, reference, tray }: LotDeskProps) {
  const words = useWords();
  const { form, entry, publish, keep } = useLotForm({ lot, series, reference, tray });
  return (
    <div className={style['desk']}>
      <div className={style['pictures']}>
        {lot.photos.map(({ id, file }, at) => (
          <FilePicture
            key={id}
            file={file}
            side={PICTURE_PX}
            className={style['picture']}
            label={words('photos.picture', { photo: at + 1, number })}
          />
        ))}
      </div>
      <EditForm
        form={{ ...form, submit: publish }}
        submit={words('photos.publish')}
        aside={
          <Button variant="quiet" aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter" onClick={keep}>
            {words('photos.keep')}
          </Button>
        }
      >
        <EntryLine entry={entry} />
        <StayingFields stays={series.stays} onChange={(stays) => tray.stay(stays)} />
        <InsectFields form={form} choices={choices} isNew />
      </EditForm>
    </div>
  );
}

function useLotForm({ lot, series, reference, tray }: Omit<LotDeskProps, 'choices' | 'number'>) {
  const words = useWords();
  const locale = useLocale();
  const offerUndo = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const { queue } = useUploads('insect');
  // The series of the lot before: what is chosen to stay from now on is for the next one.
  const [begun] = useState(() => ({
    line: series.line,
    values: {
      ...nextValues(series, reference, locale),
      ...(lot.reference !== null && { reference: lot.reference }),
    },
  }));
  // Nothing is proposed instead of what the photos are named by.
  const proposed = lot.reference === null ? begun.values.reference : '';
  /** What is typed once this lot was sent is of the next one. */
  const lineNow = useRef<() => string>(() => '');
  const parkNow = useRef<() => void>(() => undefined);
  const formName = `photos:${lot.id}`;
  const make = useMakeInsect(formName);
  const form = useEditForm<InsectField, InsectSaved>({
    name: formName,
    held: { values: begun.values, revision: 0 },
    labels: insectLabels(words, locale),
    send: (values) => make({ ...toForm(values), stock: values.stock }),
    readCurrent: () => null,
    onSaved: async ({ auditId, insect: { id, form: saved } }) => {
      const name = { en: saved.name, nl: saved.name, fr: saved.name };
      const owner = { kind: 'insect' as const, id, reference: saved.reference, name, taken: [] };
      void queue.add(
        lot.photos.map(({ file }) => file),
        owner,
      );
      tray.save(lot.id, { ...saved, owner });
      offerUndo({ text: words('insect.created', { name: saved.name, reference: saved.reference }), auditId });
      const prefix = /^\p{L}+/u.exec(saved.reference)?.[0];
      const next = await nextReference(api, prefix ? { prefix } : {});
      tray.goOn({
        values: toValues(saved, locale),
        nextReference: next.ok ? next.value.reference : '',
        line: lineNow.current(),
      });
    },
  });
  useProposedReference(form, proposed);
  const entry = useEntry(form, proposed, begun.line);
  useEffect(() => {
    lineNow.current = entry.lineNow;
    parkNow.current = () => entry.park();
  });
  const { failure } = form;
  useEffect(() => {
    if (failure) parkNow.current();
  }, [failure]);
  useEffect(() => {
    if (entry.ahead !== '') tray.waitWith(entry.ahead);
  }, [entry.ahead, tray]);
  // What is filled in is in the form with the next drawing, and sent then.
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    want(false);
    form.submit();
  }, [isWanted, form]);
  const enter = (isPublished: 'yes' | 'no') => async () => {
    if (lot.saved || form.state === 'saving' || !(await entry.fillIn(true))) return;
    form.set('isPublished', isPublished);
    want(true);
  };
  const publish = () => void enter('yes')();
  const keep = () => void enter('no')();
  useInsectKeys({ next: publish, duplicate: keep });
  return { form, entry, publish, keep };
}

interface StayingFieldsProps {
  stays: Series['stays'];
  onChange(stays: Staying[]): void;
}

/** What the next lot of the series takes over from this one. */
function StayingFields({ stays, onChange }: StayingFieldsProps) {
  const words = useWords();
  return (
    <fieldset className={style['stays']}>
      <legend>{words('photos.stays')}</legend>
      {STAYING_NAMES.map((name) => (
        <CheckField
          key={name}
          name={`stay-${name}`}
          label={words(`photos.stay.${name}`)}
          checked={stays.includes(name)}
          onChange={({ target }) =>
            onChange(STAYING_NAMES.filter((one) => (one === name ? target.checked : stays.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
