import { useQuery } from '@apollo/client/react';
import type { Slots } from '@foyer/contract';
import { clockTime, Text, useMoney, useText } from '@foyer/i18n';
import { useRefetchOn, useServerTime, useSessionState } from '@foyer/platform';
import { VisuallyHidden } from '@foyer/ui';
import { BreakButton } from '../../features/breaks/BreakButton.tsx';
import { SessionCountdown } from './SessionCountdown.tsx';
import * as styles from './SessionClock.css.ts';
import { messages } from './SessionClock.messages.ts';
import { SessionPositionDocument } from './SessionPosition.generated.ts';

/**
 * Time and net position of this visit, with the break button of a licence that has one; shown under every
 * licence, because some require it (requirements/regulation#baseline).
 */
export function Component({ compact }: Slots['account.session-clock']) {
  const session = useSessionState();
  if (session.status !== 'LOGGED_IN') return null;
  return (
    <div className={styles.bar}>
      <BreakButton />
      <RunningClock compact={compact} />
    </div>
  );
}

const never = (): boolean => false;

function RunningClock({ compact }: Slots['account.session-clock']) {
  const text = useText();
  const money = useMoney();
  const now = useServerTime();
  const { data, refetch } = useQuery(SessionPositionDocument, { fetchPolicy: 'cache-and-network' });

  // The net position changes when money moves; the event bus signals it.
  useRefetchOn('wallet.changed', refetch);
  // The time runs while a real-money game is open.
  useRefetchOn('game.launched', refetch);
  const isRunning = data?.viewer?.sessionLimit?.isRunning === true;
  useRefetchOn('navigation.page-changed', refetch, isRunning ? undefined : never);

  const position = data?.viewer?.sessionPosition;
  const limit = data?.viewer?.sessionLimit;
  if (!position) return null;
  return (
    <dl className={styles.clock} aria-label={text(messages.region)}>
      <div className={styles.entry}>
        <dt className={styles.label}>
          {compact ? <VisuallyHidden>{text(messages.time)}</VisuallyHidden> : <Text {...messages.time} />}
        </dt>
        <dd className={styles.value}>
          <span role="timer" aria-live="off">
            {clockTime(now - Date.parse(position.startedAt))}
          </span>
        </dd>
      </div>
      {limit && <SessionCountdown limit={limit} now={now} />}
      <div className={styles.entry}>
        <dt className={styles.label}>
          <Text {...messages.net} />
        </dt>
        <dd className={styles.value}>{money({ minor: position.net, currency: position.currency })}</dd>
      </div>
    </dl>
  );
}
