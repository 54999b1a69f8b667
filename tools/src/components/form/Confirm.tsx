import { useState } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Dialog } from '@vitrine/shared/ui/feedback/Dialog';
import { NO_ERRORS } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { readForm } from '@vitrine/shared/forms/form-values';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
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
  const [errors, setErrors] = useState(NO_ERRORS);
  const press = (form: HTMLFormElement) => {
    const typed = readForm(form).text('confirm').trim();
    const fits = typed.toLowerCase() === word.toLowerCase();
    setErrors(fits ? NO_ERRORS : { confirm: words('confirm.wrong', { word }) });
    if (fits && !isBusy) onConfirm();
  };
  return (
    <Form className={style['question']} errors={errors} onSubmit={press}>
      <p>{text}</p>
      <RequestFailed failure={failure} />
      <Field name="confirm" label={words('confirm.label', { word })} autoComplete="off" />
      <div className={style['buttons']}>
        <Button type="submit" variant="danger" busy={isBusy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words('confirm.cancel')}
        </Button>
      </div>
    </Form>
  );
}
