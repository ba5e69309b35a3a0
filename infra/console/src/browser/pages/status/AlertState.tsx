import { Text } from '@foyer/i18n';
import { Badge, Button } from '@foyer/ui';
import type { Alert } from '@foyer/kernel/console-answers';
import { mayAcknowledge } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import * as css from './AlertList.css.ts';
import { messages } from './StatusPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

export interface AlertStateProps {
  readonly alert: Alert;
  /** Id of the element that describes the alert. */
  readonly describedBy: string;
  onAcknowledge(): void;
}

/** State of an alert, with the acknowledge action for permitted roles. */
export function AlertState({
  alert: { endedAt, acknowledged },
  describedBy,
  onAcknowledge,
}: AlertStateProps) {
  const person = usePerson();
  if (endedAt !== undefined)
    return (
      <Badge tone="positive">
        <Text {...messages.over} values={{ at: utcDateTime(endedAt) }} />
      </Badge>
    );
  if (acknowledged === undefined) return null;
  if (acknowledged !== null)
    return (
      <span className={css.acknowledged}>
        <Text {...messages.acknowledged} values={{ by: acknowledged.by, at: utcDateTime(acknowledged.at) }} />
      </span>
    );
  return mayAcknowledge(person) ? (
    <Button tone="secondary" size="small" describedBy={describedBy} onPress={onAcknowledge}>
      <Text {...messages.acknowledge} />
    </Button>
  ) : (
    <Badge tone="warning">
      <Text {...messages.waits} />
    </Badge>
  );
}
