import type { Services } from '@foyer/contract';
import { apiDeviceOf, deviceOf } from '@foyer/kernel/device';
import { toAppError } from '@foyer/data';
import type { GameMode } from '@foyer/graphql/main';
import { FREE_SPINS_PARAMETER } from '@foyer/links';
import { LaunchGameDocument, PlaySessionDocument } from './GameFrame.generated.ts';
import type { GameFrameEvent } from './gameFrame.states.ts';

type Needs = Pick<Services, 'apollo' | 'locale' | 'session' | 'telemetry' | 'now'>;

/** Requests a launch from the server; every outcome is an event. */
export async function launchGame(
  services: Needs,
  slug: string,
  mode: GameMode,
  attempt: number,
): Promise<GameFrameEvent> {
  try {
    const [answer, position] = await Promise.all([
      services.apollo.mutate({
        mutation: LaunchGameDocument,
        variables: {
          input: {
            slug,
            mode,
            locale: services.locale,
            device: apiDeviceOf(deviceOf(navigator.userAgent)),
            ...freeSpinsOf(mode),
          },
        },
        fetchPolicy: 'no-cache',
      }),
      mode === 'REAL' ? readPosition(services) : demoPosition(services),
    ]);
    const result = answer.data?.launchGame;
    if (result === undefined) return { type: 'launch-failed', attempt };
    if (result.__typename === 'GameLaunchRefusal')
      return { type: 'launch-refused', attempt, reasons: result.reasons, until: result.until ?? undefined };
    return { type: 'launch-answered', attempt, launch: { ...result, ...position } };
  } catch (error) {
    if (toAppError(error).kind === 'authentication')
      return { type: 'launch-refused', attempt, reasons: ['SIGN_IN_REQUIRED'], until: undefined };
    services.telemetry.failed('casino.launch', error);
    return { type: 'launch-failed', attempt };
  }
}

/** Free spins that the address of the page names; a demo plays none. */
function freeSpinsOf(mode: GameMode): { readonly freeSpins?: string } {
  const freeSpins = new URLSearchParams(window.location.search).get(FREE_SPINS_PARAMETER);
  return mode === 'REAL' && freeSpins ? { freeSpins } : {};
}

interface Position {
  readonly netMinor: number;
  readonly sessionStart: number;
}

function demoPosition({ now }: Needs): Position {
  return { netMinor: 0, sessionStart: now() };
}

/**
 * Reads clock and net position of the session, for display inside the game; the launch succeeds without
 * them.
 */
async function readPosition(services: Needs): Promise<Position> {
  const session = services.session.current();
  const fallback = {
    netMinor: 0,
    sessionStart: session.status === 'LOGGED_IN' ? session.startedAt : services.now(),
  };
  try {
    const { data } = await services.apollo.query({ query: PlaySessionDocument, fetchPolicy: 'network-only' });
    const position = data?.viewer?.sessionPosition;
    return position ? { netMinor: position.net, sessionStart: Date.parse(position.startedAt) } : fallback;
  } catch (error) {
    services.telemetry.failed('casino.session-position', error);
    return fallback;
  }
}
