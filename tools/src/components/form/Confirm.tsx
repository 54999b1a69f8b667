import { useState, type SubmitEvent } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/Button';
import { Dialog } from '@vitrine/shared/ui/Dialog';
import { Field } from '@vitrine/shared/ui/Field';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import style from './Confirm.module.css';

interface ConfirmProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and that it cannot be taken back. */
  text: string;
  /** What is to be typed: the reference of the order, the address of the person. */
  word: string;
  submit: string;
  isBusy: boolean;
  failure: ApiFailure | null;
  onConfirm(): void;
  onClose(): void;
}

/** Only for what cannot be undone: it is done by typing what it is done to. Everything else is done, and can be undone. */
export function Confirm({ isOpen, title, onClose, ...question }: ConfirmProps) {
  const words = useWords();
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose} closeLabel={words('common.close')}>
      <Question {...question} onClose={onClose} />
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmProps, 'isOpen' | 'title'>;

function Question({ text, word, submit, isBusy, failure, onConfirm, onClose }: QuestionProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    const fits = typed.trim().toLowerCase() === word.toLowerCase();
    setWrong(!fits);
    if (fits && !isBusy) onConfirm();
  };
  return (
    <form className={style['question']} method="dialog" noValidate onSubmit={press}>
      <p>{text}</p>
      <Failed failure={failure} />
      <Field
        name="confirm"
        label={words('confirm.label', { word })}
        value={typed}
        error={isWrong ? words('confirm.wrong', { word }) : undefined}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={style['buttons']}>
        <Button type="submit" variant="danger" busy={isBusy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words('confirm.cancel')}
        </Button>
      </div>
    </form>
  );
}
