import { streamedContestOf } from '@foyer/kernel/sports-contests';
import { type FeedConnection, type FeedConnectionPorts } from '../sports-feed/adapters/feedConnection.ts';
import { contestsStream } from '../sports-feed/adapters/feedReads.ts';

/** The calls of a stream to a list or a contest. */
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
  const members = new Map<ContestPorts, string>();
  let connection: FeedConnection | undefined;
  /** Names of the socket that is open. */
  let connected = '';
  const names = (): readonly string[] => [...new Set(members.values())].sort();
  /** Those of a name; without a name, all. */
  const named = (name?: string): readonly ContestPorts[] =>
    [...members.keys()].filter((ports) => !name || members.get(ports) === name);

  function open(): void {
    const wanted = names().join();
    // a page that is left for another one of the same contest
    if (wanted === connected) return;
    connected = wanted;
    connection?.close();
    connection = wanted
      ? keepConnected({
          address: () =>
            contestsStream(
              names().map((name) => {
                const states = new Set(named(name).map(({ after }) => after()));
                return [name, states.size > 1 ? undefined : [...states][0]];
              }),
            ),
          // a feed of an earlier release does not name the only one of a stream
          onMessage: (data) =>
            !named(streamedContestOf(data))
              .map(({ onMessage }) => onMessage(data))
              .includes(false),
          onLost: () => named().forEach(({ onLost }) => onLost()),
        })
      : undefined;
  }

  return (name, ports) => {
    members.set(ports, name);
    // the selections of a slip come and go together: one socket for all of them
    queueMicrotask(open);
    return {
      retryNow: () => connection?.retryNow(),
      close() {
        members.delete(ports);
        queueMicrotask(open);
      },
    };
  };
}
