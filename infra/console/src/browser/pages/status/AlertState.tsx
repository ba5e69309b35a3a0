import { Text, useDates } from '@foyer/i18n';
import { Badge, Button } from '@foyer/ui';
import type { Alert } from '@foyer/kernel/console-answers';
import { mayAcknowledge } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import * as css from './AlertList.css.ts';
import { messages } from './StatusPage.messages.ts';

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
  const dates = useDates();
  const person = usePerson();
  if (endedAt !== undefined)
    return (
      <Badge tone="positive">
        <Text {...messages.over} values={{ at: dates.dateTime(new Date(endedAt)) }} />
      </Badge>
    );
  if (acknowledged === undefined) return null;
  if (acknowledged !== null)
    return (
      <span className={css.acknowledged}>
        <Text
          {...messages.acknowledged}
          values={{ by: acknowledged.by, at: dates.dateTime(new Date(acknowledged.at)) }}
        />
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
