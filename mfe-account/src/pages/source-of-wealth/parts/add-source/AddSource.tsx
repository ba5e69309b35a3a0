import { useMutation } from '@apollo/client/react';
import type { SourceOfWealth } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Button, Heading, Notice, Row, Stack } from '@foyer/ui';
import { fundingTypes } from '../../../../features/documents/documentTexts.messages.ts';
import { SaveSourceOfWealthDocument } from '../../SourceOfWealth.generated.ts';
import { messages } from './AddSource.messages.ts';

/** Starts a source that the player has not added yet. */
export function AddSource({ types }: { readonly types: readonly SourceOfWealth[] }) {
  const text = useText();
  const [save, { loading, error }] = useMutation(SaveSourceOfWealthDocument);
  if (types.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2} size="title3">
        {text(messages.title)}
      </Heading>
      <Row gap="small" wrap>
        {types.map((type) => (
          <Button
            key={type}
            tone="secondary"
            icon="plus"
            disabled={loading}
            onPress={() =>
              void save({ variables: { input: { type, options: [], completed: false } } }).catch(
                ignoreError('shown below'),
              )
            }
          >
            {text(fundingTypes[type])}
          </Button>
        ))}
      </Row>
      {error && (
        <Notice tone="negative" live>
          {text(messages.failed)}
        </Notice>
      )}
    </Stack>
  );
}
