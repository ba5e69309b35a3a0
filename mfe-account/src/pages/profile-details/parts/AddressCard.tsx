import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Notice, Stack } from '@foyer/ui';
import { Form } from '@foyer/ui/forms';
import { useState } from 'react';
import {
  AddressFields,
  emptyFields,
  rejectedFields,
  useFormErrors,
  type Answers,
  type Problems,
} from '../../../features/address-fields/AddressFields.tsx';
import { ChangeAddressDocument, type ContactDetailsFragment } from '../Details.generated.ts';
import { messages } from '../ProfileDetailsPage.messages.ts';
import { DetailCard, FormButtons } from './DetailCard.tsx';

const FIELDS = ['street', 'zipCode', 'city'] as const;

/** The address, within the registered country. */
export function AddressCard({ player }: { readonly player: ContactDetailsFragment }) {
  const text = useText();
  const { toasts } = useServices();
  const { street, zipCode, city, state } = player.personalInfo;
  // requirements/validation#country-subdivision
  const names = player.country.code === 'CA' ? [...FIELDS, 'state' as const] : FIELDS;
  const [answers, setAnswers] = useState<Answers>();
  const [problems, setProblems] = useState<Problems>({});
  const [hasFailed, setFailed] = useState(false);
  const errors = useFormErrors(problems);
  const [change, { loading }] = useMutation(ChangeAddressDocument);

  function close(): void {
    setAnswers(undefined);
    setProblems({});
    setFailed(false);
  }

  async function save(): Promise<void> {
    const values = answers ?? {};
    const empty = emptyFields(names, values);
    setProblems(empty);
    setFailed(false);
    if (Object.keys(empty).length > 0) return;
    try {
      const input = {
        street: values.street ?? '',
        zipCode: values.zipCode ?? '',
        city: values.city ?? '',
        state: values.state ?? null,
      };
      await change({ variables: { input } });
      toasts.show('success', text(messages.addressChanged));
      close();
    } catch (failure) {
      const rejected = rejectedFields(names, toAppError(failure).keys);
      setProblems(rejected);
      setFailed(Object.keys(rejected).length === 0);
    }
  }

  return (
    <DetailCard
      title={text(messages.address)}
      value={
        [street, [zipCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ') ||
        text(messages.none)
      }
      isOpen={answers !== undefined}
      onOpen={() =>
        setAnswers({ street: street ?? '', zipCode: zipCode ?? '', city: city ?? '', state: state ?? '' })
      }
    >
      <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void save()}>
        <Stack gap="medium">
          {hasFailed && (
            <Notice tone="negative" live>
              <Text {...messages.failed} />
            </Notice>
          )}
          <AddressFields names={names} values={answers ?? {}} problems={problems} onChange={setAnswers} />
          <FormButtons label={text(messages.save)} busy={loading} onCancel={close} />
        </Stack>
      </Form>
    </DetailCard>
  );
}
