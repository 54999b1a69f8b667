import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords } from '../../../model/use-words.ts';
import { STEP_TARGET } from './step-target.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';

interface JudgeFormProps {
  withdrawal: ToolsOrder['withdrawals'][number];
  steps: Steps;
}

/** A withdrawal that came late is accepted or declined by a person, and the shopper told why. */
export function JudgeForm({ withdrawal, steps }: JudgeFormProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const form = useStepForm(steps, 'judge', {
    labels: { choice: words('order.judge.choice'), reason: words('order.judge.reason') },
    first: { choice: 'accept', reason: '' },
  });
  const { id: withdrawalId, receivedAt, lateSince, answerBy } = withdrawal;
  const { choice, reason } = form.values;
  return (
    <StepForm
      label={words('order.judge.title')}
      submit={words('order.judge.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'judge', withdrawalId, isAccepted: choice === 'accept', reason })}
    >
      <p {...{ [STEP_TARGET]: '' }} tabIndex={-1}>
        {words('order.judge.lead', {
          at: moment(receivedAt),
          ended: lateSince ? formatDay(lateSince, locale) : '',
          day: answerBy ? formatDay(answerBy, locale) : '',
        })}
      </p>
      <ChoiceField
        name="choice"
        legend={words('order.judge.choice')}
        options={[
          { value: 'accept', label: words('order.judge.accept') },
          { value: 'decline', label: words('order.judge.decline') },
        ]}
        value={choice}
        onChange={(value) => form.set('choice', value)}
      />
      <TextAreaField
        {...form.field('reason')}
        hint={words('order.judge.reasonHint')}
        required={choice === 'decline'}
      />
    </StepForm>
  );
}
