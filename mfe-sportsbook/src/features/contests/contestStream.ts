import { streamedContestOf } from '@foyer/kernel/sports-contests';
import {
  contestsStream,
  type FeedConnection,
  type FeedConnectionPorts,
} from '../sports-feed/adapters/feedConnection.ts';

/** What a list or a contest does with its stream. */
export interface ContestPorts extends Omit<FeedConnectionPorts, 'address'> {
  /** Number of the last known state; undefined requests a snapshot. */
  after(): number | undefined;
}

export type ConnectContests = (name: string, ports: ContestPorts) => FeedConnection;

/**
 * One socket for all lists and contests of a browser page. It is opened again when one is added or removed: each
 * continues after its last known state, so that only the added one starts with a snapshot.
 */
export function shareStream(keepConnected: (ports: FeedConnectionPorts) => FeedConnection): ConnectContests {
  const members = new Set<{ readonly name: string; readonly ports: ContestPorts }>();
  let connection: FeedConnection | undefined;
  /** Names of the socket that is open. */
  let connected = '';
  let isDue = false;

  const names = (): readonly string[] => [...new Set([...members].map(({ name }) => name))].sort();
  const named = (name: string | undefined): readonly ContestPorts[] =>
    [...members].filter((member) => name === undefined || member.name === name).map(({ ports }) => ports);

  function address(): string {
    return contestsStream(
      new Map(
        names().map((name) => {
          const [first, ...others] = named(name).map(({ after }) => after());
          return [name, others.every((other) => other === first) ? first : undefined];
        }),
      ),
    );
  }

  function open(): void {
    isDue = false;
    const wanted = names().join();
    // a page that is left for another one of the same contest
    if (wanted === connected) return;
    connected = wanted;
    connection?.close();
    connection =
      members.size === 0
        ? undefined
        : keepConnected({
            address,
            // a feed of an earlier release does not name the only one of a stream
            onMessage: (data) =>
              named(streamedContestOf(data))
                .map(({ onMessage }) => onMessage(data))
                .every(Boolean),
            onLost: () => named(undefined).forEach(({ onLost }) => onLost()),
          });
  }

  /** The selections of a slip come and go together: one socket for all of them. */
  function change(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(open);
  }

  return (name, ports) => {
    const member = { name, ports };
    members.add(member);
    change();
    return {
      retryNow: () => connection?.retryNow(),
      close() {
        members.delete(member);
        change();
      },
    };
  };
}
