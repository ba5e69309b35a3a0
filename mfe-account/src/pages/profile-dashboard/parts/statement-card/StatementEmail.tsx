import { useMutation, useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Notice, Paragraph } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import { messages } from './StatementCard.messages.ts';
import { SetStatementEmailDocument, StatementEmailDocument } from './StatementEmail.generated.ts';

/** The choice of the monthly statement by email, where the licence leaves it to the player. */
export function StatementEmail() {
  const text = useText();
  const { data } = useQuery(StatementEmailDocument, { fetchPolicy: 'cache-and-network' });
  const [save, { loading, error }] = useMutation(SetStatementEmailDocument);
  const choice = data?.viewer?.statementEmail;
  if (choice?.isMandatory === true)
    return (
      <Paragraph tone="muted">
        <Text {...messages.emailMandatory} />
      </Paragraph>
    );
  return (
    <>
      <Switch
        label={text(messages.email)}
        value={choice?.isWanted ?? false}
        disabled={choice === undefined || loading}
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
