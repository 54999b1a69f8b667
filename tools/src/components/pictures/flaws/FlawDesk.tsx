import { useEffect, useRef, type ComponentProps } from 'react';
import { FLAW_KINDS, flawKindSchema } from '@vitrine/shared/contract/facts/flaws';
import { FLAW_WORDS } from '@vitrine/shared/contract/facts/flaw-words';
import { flawPinsSchema, type FlawPin, type FlawsSaved } from '@vitrine/shared/contract/tools/flaws';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { addFlaw, editFlaw } from '../../../api/insects/flaws.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { useOfferUndo } from '../../../model/editing/undo.ts';
import { useEditForm } from '../../../model/editing/use-edit-form.ts';
import { useWords } from '../../../model/use-words.ts';
import { EditForm } from '../../form/EditForm.tsx';
import { TranslatedFields, type Translated } from '../../form/TranslatedFields.tsx';
import { FlawBoard, type PinPosition } from './FlawBoard.tsx';
import style from './Flaws.module.css';

type Name = 'x' | 'y' | 'kind' | Translated<'text'>;

interface FlawDeskProps {
  insectId: number;
  board: Pick<ComponentProps<typeof FlawBoard>, 'picture' | 'alt' | 'pins' | 'onChoose'>;
  /** Null for a new one. */
  pin: FlawPin | null;
  /** Where it begins. */
  place: PinPosition;
  onDone(): Promise<void>;
  /** Null for what is not stored yet. */
  onRemove: (() => void) | null;
}

/** One flaw: where it is, what it is, and what is said of it. */
export function FlawDesk({ insectId, board, pin, place, onDone, onRemove }: FlawDeskProps) {
  const words = useWords();
  const locale = useLocale();
  const form = useFlawForm({ insectId, board, pin, place, onDone });
  const { values, set } = form;
  const box = useRef<HTMLDivElement>(null);
  // A placed pin takes the focus: arrow keys move it.
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-keyshortcuts^=Arrow]')?.focus(), []);
  return (
    <div className={style['desk']} ref={box}>
      <FlawBoard
        {...board}
        chosen={pin?.id ?? null}
        place={{ x: Number(values.x), y: Number(values.y) }}
        onPlace={({ x, y }) => {
          set('x', String(x));
          set('y', String(y));
        }}
      />
      <EditForm
        form={form}
        aside={
          onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {words('flaws.remove')}
            </Button>
          )
        }
      >
        <SelectField {...form.field('kind')}>
          {FLAW_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {FLAW_WORDS[kind][locale]}
            </option>
          ))}
        </SelectField>
        <TranslatedFields
          stem="text"
          label={words('flaws.text')}
          form={form}
          hint={words('flaws.textHint')}
        />
      </EditForm>
    </div>
  );
}

function useFlawForm({ insectId, board, pin, place, onDone }: Omit<FlawDeskProps, 'onRemove'>) {
  const words = useWords();
  const locale = useLocale();
  const offer = useOfferUndo();
  const api = toolsApi(useRemote().browserApi);
  const text = words('flaws.text');
  const { hash } = board.picture;
  const begun = { picture: hash, kind: FLAW_KINDS[0], text: { en: '', nl: '', fr: '' }, ...place };
  return useEditForm<Name, FlawsSaved>({
    name: `flaw:${insectId}:${hash}:${pin?.id ?? 'new'}`,
    held: heldBy(pin ?? { ...begun, revision: 0 }),
    labels: {
      ...{ x: words('flaws.across'), y: words('flaws.down'), kind: words('flaws.kind') },
      ...{ 'text.en': text, 'text.nl': text, 'text.fr': text },
    },
    send: (values, revision) => {
      const said = { en: values['text.en'], nl: values['text.nl'], fr: values['text.fr'] };
      const where = { picture: hash, x: Number(values.x), y: Number(values.y) };
      const form = { ...where, kind: flawKindSchema.parse(values.kind), text: said };
      return pin ? editFlaw(api, insectId, { id: pin.id, revision }, form) : addFlaw(api, insectId, form);
    },
    readCurrent(current) {
      const now = flawPinsSchema.safeParse(current).data?.pins.find(({ id }) => id === pin?.id);
      return now ? heldBy(now) : null;
    },
    async onSaved({ auditId, pins }) {
      const known = board.pins.map(({ id }) => id);
      const kept = pins.find(({ id }) => (pin ? id === pin.id : !known.includes(id)));
      const kind = FLAW_WORDS[kept?.kind ?? 'other'][locale];
      if (auditId > 0) offer({ text: words('flaws.saved', { kind }), auditId });
      await onDone();
    },
  });
}

function heldBy({ x, y, kind, text, revision }: Omit<FlawPin, 'id' | 'picture'>) {
  return {
    revision,
    values: {
      ...{ x: String(x), y: String(y), kind },
      ...{ 'text.en': text.en, 'text.nl': text.nl, 'text.fr': text.fr },
    },
  };
}
