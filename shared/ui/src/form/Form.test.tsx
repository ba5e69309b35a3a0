import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { renderInKit } from '../testing/renderInKit.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form, type FormError } from './Form.tsx';

function SignIn({ onSubmit }: { onSubmit(email: string): void }) {
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const submit = () =>
    email === '' ? setErrors([{ field: 'email', message: 'Write your email' }]) : onSubmit(email);
  return (
    <Form errorTitle="Please look again" errors={errors} onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        error={errors[0]?.message}
        description="As you signed up"
      />
      <Button type="submit">Go</Button>
    </Form>
  );
}

describe('Form', () => {
  it('moves the focus to the error summary, and from its link to the field', async () => {
    renderInKit(<SignIn onSubmit={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('button', { name: 'Write your email' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  });

  it('submits with the enter key', async () => {
    const onSubmit = jest.fn();
    renderInKit(<SignIn onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox'), 'a@b.test{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('a@b.test');
  });

  it('associates help and error with the input', async () => {
    renderInKit(<SignIn onSubmit={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    const described = screen
      .getByRole('textbox')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['As you signed up', 'Write your email']);
  });
});

describe('fields', () => {
  it('limits a text to 100 characters even if maxLength is larger (requirements/validation#inputs, requirements/constants#inputs)', () => {
    renderInKit(<TextField label="Name" value="" maximumLength={500} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').maxLength).toBe(100);
  });

  it('shows a password on demand and allows password managers', async () => {
    renderInKit(
      <PasswordField
        label="Password"
        value="secret"
        autoComplete="current-password"
        onChange={() => undefined}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.autocomplete]).toEqual(['text', 'current-password']);
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
  });

  it('accepts a pasted code with spaces and reports when it is complete', async () => {
    const onComplete = jest.fn();
    renderInKit(
      <CodeField label="Code" length={6} value="" onChange={() => undefined} onComplete={onComplete} />,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('123 456');
    expect(onComplete).toHaveBeenCalledWith('123456');
  });

  it('reports an empty date for a day that does not exist', async () => {
    const onChange = jest.fn();
    renderInKit(<DateField label="Born" value="1990-02-03" isBirthday onChange={onChange} />, 'en-GB');
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    await userEvent.clear(day);
    await userEvent.type(day, '31');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(day.autocomplete).toBe('bday-day');
  });

  it('reports the values of selected options', async () => {
    const onRadio = jest.fn();
    const onSelect = jest.fn();
    const onCheck = jest.fn();
    const onSwitch = jest.fn();
    renderInKit(
      <>
        <RadioGroup
          label="Period"
          value=""
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          onChange={onRadio}
        />
        <Select
          label="Country"
          value=""
          placeholder="Choose"
          options={[{ value: 'FI', label: 'Finland' }]}
          onChange={onSelect}
        />
        <Checkbox label="I agree" value={false} onChange={onCheck} />
        <Switch label="Sound" value={false} onChange={onSwitch} />
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FI');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    expect([onRadio, onSelect, onCheck, onSwitch].map((handler) => handler.mock.calls.at(-1)?.[0])).toEqual([
      'week',
      'FI',
      true,
      true,
    ]);
  });
});
