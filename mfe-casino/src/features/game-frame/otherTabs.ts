export interface OtherTabs {
  /** Notifies the other tabs that this one now plays for real money. */
  announce(playerId: string): void;
  close(): void;
}

interface Announcement {
  readonly type: 'playing';
  readonly playerId: string;
}

const CHANNEL = 'foyer.casino.playing';

/**
 * Limits real-money play to one tab: the last tab that starts continues, the others stop after their round.
 */
export function listenToOtherTabs(
  playerId: () => string | undefined,
  onPlayingElsewhere: () => void,
): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isAnnouncement(event.data) && event.data.playerId === playerId()) onPlayingElsewhere();
  });
  return {
    announce: (id) => channel.postMessage({ type: 'playing', playerId: id } satisfies Announcement),
    close: () => channel.close(),
  };
}

function isAnnouncement(data: unknown): data is Announcement {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'playing' &&
    'playerId' in data &&
    typeof data.playerId === 'string'
  );
}
