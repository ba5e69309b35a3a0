import type { Services } from '@foyer/contract';
import type { FrameChannel } from './frameChannel.ts';
import type { GameFrameEffect, GameFrameState, OpenFrame } from './gameFrame.states.ts';

type SendEffect = Extract<GameFrameEffect, { type: `send-${string}` }>;

/** Sends the effect to the frame as a message of the protocol. */
export function sendEffect(
  { locale, now }: Services,
  channel: FrameChannel | undefined,
  state: GameFrameState,
  effect: SendEffect,
): void {
  switch (effect.type) {
    case 'send-init':
      if (state.status !== 'open') return;
      return channel?.send({
        type: 'init',
        locale,
        jurisdictionFlags: withoutTypename(state.launch.jurisdiction),
        initialNet: state.netMinor,
        sessionStart: state.launch.sessionStart,
        serverTime: Math.round(now()),
        muted: state.isMuted,
      });
    case 'send-pause':
      return channel?.send({ type: 'pause', reason: effect.reason });
    case 'send-resume':
      return channel?.send({ type: 'resume' });
    case 'send-refresh-balance':
      return channel?.send({ type: 'refreshBalance' });
    case 'send-muted':
      return channel?.send({ type: 'setMuted', muted: effect.isMuted });
    case 'send-net-position':
      return channel?.send({ type: 'setNetPosition', minor: effect.minor });
    case 'send-stop':
      return channel?.send({ type: 'stop', afterRound: true });
  }
}

/** Removes `__typename`, so that the frame receives exactly the protocol's fields. */
function withoutTypename(
  jurisdiction: OpenFrame['launch']['jurisdiction'],
): OpenFrame['launch']['jurisdiction'] {
  return Object.fromEntries(
    Object.entries(jurisdiction).filter(([name]) => name !== '__typename'),
  ) as unknown as OpenFrame['launch']['jurisdiction']; // the same fields without the one that is not a flag
}
