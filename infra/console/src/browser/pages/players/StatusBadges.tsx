import { Text } from '@foyer/i18n';
import type { PlayerMatch } from '@foyer/market/player-record-answers';
import { Badge, Row } from '@foyer/ui';
import { messages } from './PlayersPage.messages.ts';

type Status = Pick<PlayerMatch, 'status' | 'isExcluded' | 'isOnTimeOut'>;

/** The states that change an agent’s answer: closed, excluded, on a time-out. */
export function StatusBadges({ status, isExcluded, isOnTimeOut }: Status) {
  return (
    <Row gap="small">
      {status === 'Closed' && (
        <Badge tone="negative">
          <Text {...messages.closed} />
        </Badge>
      )}
      {isExcluded && (
        <Badge tone="negative">
          <Text {...messages.excluded} />
        </Badge>
      )}
      {isOnTimeOut && (
        <Badge tone="warning">
          <Text {...messages.timeOut} />
        </Badge>
      )}
      {status === 'Active' && !isExcluded && !isOnTimeOut && (
        <Badge tone="neutral">
          <Text {...messages.active} />
        </Badge>
      )}
    </Row>
  );
}
