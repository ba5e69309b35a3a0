import { useMutation, useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Button, Notice, Paragraph, Skeleton } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import { messages } from './StatementCard.messages.ts';
import { SetStatementEmailDocument, StatementEmailDocument } from './StatementEmail.generated.ts';

/** The choice of the monthly statement by email, where the licence leaves it to the player. */
export function StatementEmail() {
  const text = useText();
  const state = useQuery(StatementEmailDocument, { fetchPolicy: 'cache-and-network' });
  const [save, { loading, error }] = useMutation(SetStatementEmailDocument);
  const choice = state.data?.viewer?.statementEmail;
  // a switch that is off would say that no email is sent
  if (!choice)
    return state.error ? (
      <Notice
        tone="negative"
        live
        action={
          <Button size="small" tone="secondary" onPress={() => void state.refetch()}>
            <Text {...messages.retry} />
          </Button>
        }
      >
        <Text {...messages.emailLoadFailed} />
      </Notice>
    ) : (
      <Skeleton shape="block" height="3rem" />
    );
  if (choice.isMandatory)
    return (
      <Paragraph tone="muted">
        <Text {...messages.emailMandatory} />
      </Paragraph>
    );
  return (
    <>
      <Switch
        label={text(messages.email)}
        value={choice.isWanted}
        disabled={loading}
        onChange={(isWanted) =>
          void save({ variables: { isWanted } }).catch(ignoreError('the switch shows the failure'))
        }
      />
      {error !== undefined && (
        <Notice tone="negative" live>
          <Text {...messages.emailFailed} />
        </Notice>
      )}
    </>
  );
}
