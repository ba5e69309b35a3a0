import { useMutation, useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { toAppError } from '@foyer/data/errors';
import type { AdditionalFieldName } from '@foyer/graphql/main';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorCard,
  Heading,
  Notice,
  Page,
  Paragraph,
  Skeleton,
  Stack,
} from '@foyer/ui';
import { Form } from '@foyer/ui/forms';
import { useState } from 'react';
import {
  AddressFields,
  emptyFields,
  rejectedFields,
  useFormErrors,
  type Answers,
  type Problems,
} from '../../features/address-fields/AddressFields.tsx';
import {
  AdditionalInformationDocument,
  SubmitAdditionalInformationDocument,
} from './AdditionalInformation.generated.ts';
import { messages } from './AdditionalInformationPage.messages.ts';

/** The form of the missing account data (requirements/screens#additional-information). */
export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  const { data, error, loading, refetch } = useQuery(AdditionalInformationDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const missing = data?.viewer?.additionalInformation.missing;
  useBusinessReady(missing !== undefined);
  return (
    <Page width="form">
      {missing !== undefined ? (
        missing.length > 0 ? (
          <InformationForm missing={missing} />
        ) : (
          <Complete />
        )
      ) : error ? (
        <ErrorCard
          title={text(messages.loadFailed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height="22rem" />
      )}
    </Page>
  );
}

function Complete() {
  const text = useText();
  const { locale } = useServices();
  return (
    <Card>
      <div role="status">
        <EmptyState
          level={1}
          icon="checkCircle"
          title={text(messages.complete)}
          action={<ButtonLink href={hrefTo(locale, 'profile-details')}>{text(messages.details)}</ButtonLink>}
        >
          <Text {...messages.completeText} />
        </EmptyState>
      </div>
    </Card>
  );
}

function InformationForm({ missing }: { readonly missing: readonly AdditionalFieldName[] }) {
  const text = useText();
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<Problems>({});
  const [hasFailed, setFailed] = useState(false);
  const errors = useFormErrors(problems);
  const [submit, { loading }] = useMutation(SubmitAdditionalInformationDocument);

  async function save(): Promise<void> {
    const empty = emptyFields(missing, answers);
    setProblems(empty);
    setFailed(false);
    if (Object.keys(empty).length > 0) return;
    try {
      await submit({ variables: { input: answers } });
    } catch (failure) {
      const rejected = rejectedFields(missing, toAppError(failure).keys);
      setProblems(rejected);
      setFailed(Object.keys(rejected).length === 0);
    }
  }

  return (
    <Card padding="large">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...messages.title} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        {hasFailed && (
          <Notice tone="negative" live>
            <Text {...messages.failed} />
          </Notice>
        )}
        <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void save()}>
          <AddressFields names={missing} values={answers} problems={problems} onChange={setAnswers} />
          <Button type="submit" size="large" stretch busy={loading}>
            <Text {...messages.save} />
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
