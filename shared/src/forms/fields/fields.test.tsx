/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckField } from './CheckField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { Form } from '../Form.tsx';
import { draw } from '../../ui/testing/draw.tsx';

describe('a shopper who fills in a form', () => {
  it('hears with the field what is asked and what is wrong', () => {
    draw(
      <Field
        label="E-mail"
        name="email"
        required
        hint="For the confirmation"
        error="Enter an e-mail address"
      />,
    );
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('For the confirmation Enter an e-mail address');
  });

  it('hears nothing of errors where there are none', () => {
    draw(<Field label="E-mail" name="email" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  });

  it('is taken to the errors, and from each to its field', async () => {
    draw(
      <Form errors={{ accepts: 'Accept the conditions' }}>
        <ErrorSummary title="One thing is missing" />
        <CheckField label="I accept the conditions" name="accepts" />
      </Form>,
    );
    expect(screen.getByRole('alert', { name: 'One thing is missing' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Accept the conditions' }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it('chooses one of several by its words', async () => {
    const chosen: string[] = [];
    const options = [
      { value: 'home', label: 'At home', detail: 'Two days' },
      { value: 'point', label: 'Pick-up point' },
    ];
    draw(
      <ChoiceField
        legend="Delivery"
        name="delivery"
        options={options}
        defaultValue="home"
        onChange={(value) => chosen.push(value)}
      />,
    );
    expect(screen.getByRole('radio', { name: 'At home Two days' })).toBeChecked();
    await userEvent.click(screen.getByText('Pick-up point'));
    expect(chosen).toEqual(['point']);
  });
});
