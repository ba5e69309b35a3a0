import { useMutation } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Badge, Button, Card, Heading, Notice, Row, Stack } from '@foyer/ui';
import { Checkbox } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import type { DocumentRequestFieldsFragment } from '../../../../features/documents/Documents.generated.ts';
import { fundingTypes } from '../../../../features/documents/documentTexts.messages.ts';
import { RequestFiles } from '../../../../features/documents/parts/request-card/RequestFiles.tsx';
import {
  RemoveSourceOfWealthDocument,
  SaveSourceOfWealthDocument,
  type SourceOfWealthQuery,
  type WealthFieldsFragment,
} from '../../SourceOfWealth.generated.ts';
import { messages } from './SourceCard.messages.ts';

export interface SourceCardProps {
  readonly source: WealthFieldsFragment['sourceOfWealth'][number];
  /** Documents that the site settings offer for this source. */
  readonly offer: SourceOfWealthQuery['root']['fundingOptions'][number]['options'];
  readonly request: DocumentRequestFieldsFragment | undefined;
  /** Set when staff have requested another file, with their comment. */
  readonly wanted: { readonly comment: string | null } | undefined;
  onChanged(): void;
}

/** One source of wealth: which documents the player has, their files, and if the answers are complete. */
export function SourceCard({ source, offer, request, wanted, onChanged }: SourceCardProps) {
  const id = useId();
  const text = useText();
  const [save, saving] = useMutation(SaveSourceOfWealthDocument);
  const [remove, removing] = useMutation(RemoveSourceOfWealthDocument);
  const { type, completed } = source;
  const name = text(fundingTypes[type]);
  // a choice is shown at once, not when the server has stored it
  const [chosen, setChosen] = useState(() =>
    source.options.filter(({ checked }) => checked).map(({ title }) => title),
  );
  function choose(options: string[]): void {
    setChosen(options);
    store(options, false);
  }
  const store = (options: readonly string[], isCompleted: boolean): void =>
    void save({ variables: { input: { type, options: [...options], completed: isCompleted } } }).catch(
      ignoreError('shown in the card'),
    );
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="medium">
        <Row gap="small" wrap justify="between">
          <Heading id={id} level={2} size="title3">
            {name}
          </Heading>
          <Badge tone={completed ? 'positive' : 'warning'}>
            {text(completed ? messages.complete : messages.incomplete)}
          </Badge>
        </Row>
        {wanted && (
          <Notice tone="warning" title={text(messages.wanted)}>
            {wanted.comment}
          </Notice>
        )}
        <fieldset style={{ border: 0, margin: 0, padding: 0 }} disabled={completed}>
          <legend>{text(messages.documents)}</legend>
          <Stack gap="xsmall">
            {offer.map(({ title, tooltip }) => (
              <Checkbox
                key={title}
                label={title}
                {...(tooltip !== null && { description: tooltip })}
                value={chosen.includes(title)}
                disabled={completed}
                onChange={(isChosen) =>
                  choose(isChosen ? [...chosen, title] : chosen.filter((one) => one !== title))
                }
              />
            ))}
          </Stack>
        </fieldset>
        {request && (
          <RequestFiles
            request={request}
            label={name}
            canAdd={!completed && request.status === 'Open'}
            onChanged={onChanged}
          />
        )}
        {saving.data?.saveSourceOfWealth.outcome === 'INCOMPLETE' && !completed && (
          <Notice tone="negative" live>
            {text(messages.needsBoth)}
          </Notice>
        )}
        {(saving.error ?? removing.error) && (
          <Notice tone="negative" live>
            {text(messages.failed)}
          </Notice>
        )}
        <Row gap="small" wrap>
          {completed ? (
            <Button tone="secondary" busy={saving.loading} onPress={() => store(chosen, false)}>
              {text(messages.change)}
            </Button>
          ) : (
            <Button busy={saving.loading} onPress={() => store(chosen, true)}>
              {text(messages.finish)}
            </Button>
          )}
          {!completed && !wanted && (
            <Button
              tone="quiet"
              busy={removing.loading}
              onPress={() => void remove({ variables: { type } }).catch(ignoreError('shown in the card'))}
            >
              {text(messages.remove)}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
