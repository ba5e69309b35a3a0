import type * as Types from '@foyer/graphql/main';
import { licences } from '@foyer/market';
import { readPosition, readSessionTimes } from './sessionPosition.ts';
import { realityCheckChoices, realityCheckMinutes } from './realityCheck.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';

async function timesOf({ app }: ApiContext, { identity, player }: SignedIn) {
  const times = await readSessionTimes(app.pool, player.id, identity.sid);
  if (!times) throw failure('AuthenticationFailure');
  return times;
}

/** Time and net result since the sign-in. */
export async function viewPosition(context: ApiContext, signedIn: SignedIn): Promise<Types.SessionPosition> {
  return positionSince(context, signedIn, (await timesOf(context, signedIn)).startedAt);
}

async function positionSince(
  { app }: ApiContext,
  { player, wallet }: SignedIn,
  since: Date,
): Promise<Types.SessionPosition> {
  const position = await readPosition(app.pool, player.id, since);
  const now = app.clock();
  return {
    startedAt: since.toISOString(),
    serverTime: new Date(now).toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now - since.getTime()) / 1000)),
    staked: position.staked,
    returned: position.returned,
    net: position.returned - position.staked,
    currency: wallet.currency,
    rounds: position.rounds,
  };
}

export async function viewRealityCheck(context: ApiContext, signedIn: SignedIn): Promise<Types.RealityCheck> {
  const { app, brand } = context;
  const times = await timesOf(context, signedIn);
  const since = times.realityCheckedAt ?? times.startedAt;
  const periodMinutes = realityCheckMinutes(brand, signedIn.player, app.settings.realityCheckMinutes);
  return {
    isMandatory: licences[brand.licence].realityCheck.mandatory,
    periodMinutes: periodMinutes === null ? null : Math.ceil(periodMinutes),
    choices: [...realityCheckChoices(brand, app.settings.realityCheckMinutes)],
    lastAcknowledgedAt: times.realityCheckedAt?.toISOString() ?? null,
    nextDueAt:
      periodMinutes === null ? null : new Date(since.getTime() + periodMinutes * 60_000).toISOString(),
    sinceLast: await positionSince(context, signedIn, since),
  };
}
