import { useMutation, useQuery } from '@apollo/client/react';
import { Text, useNumbers, useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { selfTestBand } from '@foyer/market/self-test';
import { useMarket } from '@foyer/platform';
import { Button, DataTable, ErrorCard, Notice, Row, Stack } from '@foyer/ui';
import { bandNames, messages } from '../../ProfileSelfTestPage.messages.ts';
import { DeleteSelfTestsDocument, SelfTestsDocument } from '../../SelfTest.generated.ts';

/** Results that the player saved, with a button that deletes them. Absent without any, but not when they could not be loaded. */
export function SavedResults() {
  const text = useText();
  const { number } = useNumbers();
  const dates = useZonedDates(useMarket().licence.timeZone);
  const {
    data,
    error: loadError,
    refetch,
  } = useQuery(SelfTestsDocument, { fetchPolicy: 'cache-and-network' });
  const [remove, { loading, error }] = useMutation(DeleteSelfTestsDocument);
  if (!data && loadError)
    return (
      <ErrorCard
        title={text(messages.earlierFailed)}
        retryLabel={text(messages.retry)}
        onRetry={() => void refetch()}
      />
    );
  const results = data?.viewer?.selfTests ?? [];
  if (results.length === 0) return null;
  return (
    <Stack gap="small">
      <DataTable
        caption={text(messages.earlier)}
        showCaption
        rows={results}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'when',
            label: text(messages.when),
            cell: ({ takenAt }) => dates.dateTime(new Date(takenAt)),
          },
          { id: 'score', label: text(messages.score), align: 'end', cell: ({ score }) => number(score) },
          {
            id: 'meaning',
            label: text(messages.meaning),
            cell: ({ score }) => <Text {...bandNames[selfTestBand(score)]} />,
          },
        ]}
      />
      {error && (
        <Notice tone="negative" live>
          <Text {...messages.failed} />
        </Notice>
      )}
      <Row>
        <Button
          tone="quiet"
          size="small"
          busy={loading}
          onPress={() => void remove().catch(ignoreError('the mutation shows its own error'))}
        >
          <Text {...messages.delete} />
        </Button>
      </Row>
    </Stack>
  );
}
