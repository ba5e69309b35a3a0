import { Text } from '@foyer/i18n';
import { Badge, Row } from '@foyer/ui';
import { utcDate, utcDateTime } from '../../model/times.ts';
import { useNow } from '../../state/LiveRoot.tsx';
import { messages } from './DueDate.messages.ts';

export interface DueDateProps {
  /** ISO 8601, or milliseconds since the epoch. */
  readonly at: string | number;
  /** Shows the time, too. */
  readonly withTime?: boolean;
}

/** A due date in UTC, marked once it has passed. */
export function DueDate({ at, withTime = false }: DueDateProps) {
  const now = useNow();
  const isOverdue = new Date(at).getTime() <= now;
  return (
    <Row gap="small" wrap>
      <span>{withTime ? utcDateTime(at) : utcDate(at)}</span>
      {isOverdue && (
        <Badge tone="negative">
          <Text {...messages.overdue} />
        </Badge>
      )}
    </Row>
  );
}
