import { Text, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { Badge, Button, Card, Facts, Heading, Row, Stack, VisuallyHidden } from '@foyer/ui';
import type { PasskeyFieldsFragment } from '../../SessionHistory.generated.ts';
import { messages } from './Passkeys.messages.ts';

export interface PasskeyCardProps {
  readonly passkey: PasskeyFieldsFragment;
  /** The player's name for it, or a default. */
  readonly name: string;
  onRename(): void;
  onRemove(): void;
}

export function PasskeyCard({ passkey, name, onRename, onRemove }: PasskeyCardProps) {
  const text = useText();
  const dates = useHistoryDates();
  return (
    <Card padding="medium">
      <Stack gap="medium">
        <Row gap="small" wrap>
          <Heading level={3} size="title3">
            {name}
          </Heading>
          {passkey.isSynced && (
            <Badge>
              <Text {...messages.synced} />
            </Badge>
          )}
        </Row>
        <Facts
          items={[
            { label: text(messages.created), value: dates.date(new Date(passkey.createdAt)) },
            {
              label: text(messages.lastUsed),
              value:
                passkey.lastUsedAt === null ? text(messages.never) : dates.date(new Date(passkey.lastUsedAt)),
            },
          ]}
        />
        <Row gap="small" wrap>
          <Button size="small" tone="secondary" onPress={onRename}>
            <Text {...messages.rename} />
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <Button size="small" tone="quiet" onPress={onRemove}>
            <Text {...messages.remove} />
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
