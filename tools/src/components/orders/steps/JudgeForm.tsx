import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import { z } from '@vitrine/shared/contract/zod';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useCurrentStaff } from '../../../model/current-staff.ts';
import { fieldsOf } from '../../../model/editing/form-fields.ts';
import { useTabDraft } from '../../../model/editing/use-tab-draft.ts';
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

const draftSchema = z.object({ choice: z.string(), reason: z.string() });
const FIRST = { choice: 'accept', reason: '' };

/**
 * A withdrawal that came late is accepted or declined by a person, and the shopper told why. What is written to them is
 * kept over a reload and a login.
 */
export function JudgeForm({ withdrawal, steps }: JudgeFormProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const { id: withdrawalId, receivedAt, lateSince, answerBy } = withdrawal;
  const { isBusy, failure } = useStepForm(steps, 'judge', { labels: {}, first: {} });
  const draft = useTabDraft(`${useCurrentStaff().email}:judge:${withdrawalId}`, draftSchema, FIRST);
  const { choice, reason } = draft.value;
  const labels = { choice: words('order.judge.choice'), reason: words('order.judge.reason') };
  const set = (name: keyof typeof labels, value: string) =>
    draft.update((now) => ({ ...now, [name]: value }));
  const { field } = fieldsOf({ values: draft.value, labels, set });
  const judge = async () => {
    const isAccepted = choice === 'accept';
    if (await steps.take({ step: 'judge', withdrawalId, isAccepted, reason })) draft.forget();
  };
  return (
    <StepForm
      label={words('order.judge.title')}
      submit={words('order.judge.submit')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void judge()}
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
        onChange={(value) => set('choice', value)}
      />
      <TextAreaField
        {...field('reason')}
        hint={words('order.judge.reasonHint')}
        required={choice === 'decline'}
      />
    </StepForm>
  );
}
