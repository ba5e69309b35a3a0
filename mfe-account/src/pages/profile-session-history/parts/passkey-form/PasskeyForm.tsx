import { useText } from '@foyer/i18n';
import { Button, Row, Stack } from '@foyer/ui';
import { Form, TextField, type FormError } from '@foyer/ui/forms';
import { useMemo, useState } from 'react';
import { messages } from '../passkeys/Passkeys.messages.ts';

interface PasskeyFormProps {
  readonly name: string;
  /** Translated. */
  readonly submitLabel: string;
  readonly isBusy: boolean;
  onSubmit(name: string): void;
  onCancel(): void;
}

const MAX_NAME_LENGTH = 60;

/** Asks for the name of a passkey, before it is created and when it is renamed. */
export function PasskeyForm({ name: initial, submitLabel, isBusy, onSubmit, onCancel }: PasskeyFormProps) {
  const text = useText();
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? text(messages.nameRequired) : undefined;
  const errors = useMemo<readonly FormError[]>(
    () => (error === undefined ? [] : [{ field: 'passkey-name', message: error }]),
    [error],
  );

  function submit(): void {
    if (name.trim() === '') setMissing(true);
    else onSubmit(name.trim());
  }

  return (
    <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={submit}>
      <Stack gap="medium">
        <TextField
          name="passkey-name"
          takesFocus
          label={text(messages.name)}
          description={text(messages.nameHint)}
          value={name}
          error={error}
          maximumLength={MAX_NAME_LENGTH}
          onChange={setName}
        />
        <Row gap="small">
          <Button type="submit" busy={isBusy}>
            {submitLabel}
          </Button>
          <Button tone="quiet" onPress={onCancel}>
            {text(messages.cancel)}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
