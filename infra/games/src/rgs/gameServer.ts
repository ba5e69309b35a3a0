import { fail, succeed, type Result } from '@foyer/kernel';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { CatalogueGame } from '../../catalogue/row.ts';
import type { ArtStore } from '../art/artStore.ts';
import { advanceRound, resumeRound, type RoundWork } from '../rounds/advanceRound.ts';
import type { Round } from '../rounds/round.ts';
import { startRound, type RoundService } from '../rounds/startRound.ts';
import { isLive, type GameSession } from '../sessions/gameSession.ts';
import { createSecretToken, hashToken } from '../sessions/secretToken.ts';
import type { WalletAnswer } from '../wallet/wallet.ts';
import type { BalanceView, FreeSpinsView, RefusalView, RoundView, SessionView } from './view.ts';
import { describeGame, roundResult, viewFreeSpins, viewRound } from './toView.ts';

export interface GameServer {
  /** Redeems a launch and completes the player's unfinished round. */
  open(token: unknown): Promise<Result<SessionView, RefusalView>>;
  authenticate(bearer: unknown): Promise<GameSession | undefined>;
  play(session: GameSession, input: unknown): Promise<Result<RoundView, RefusalView>>;
  balance(session: GameSession): Promise<Result<BalanceView, RefusalView>>;
  round(session: GameSession, roundId: string): Promise<RoundView | undefined>;
  history(session: GameSession, before: number): Promise<readonly RoundView[]>;
}

const HISTORY_PAGE = 20;
const ROUND_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export interface GameServerParts {
  readonly roundService: RoundService;
  readonly work: RoundWork;
  readonly art: ArtStore;
}

export function createGameServer({ roundService, work, art }: GameServerParts): GameServer {
  async function finishUnfinished(session: GameSession): Promise<boolean> {
    const due = await roundService.rounds.claimDueOf(await roundService.sessions.idsOfPlayer(session));
    await Promise.all(due.map((round) => resumeRound(work, round)));
    return due.some((round) => round.gameId === session.gameId);
  }

  async function lastRound(session: GameSession): Promise<Round | undefined> {
    if (session.replayRoundId !== null) return roundService.rounds.find(session.replayRoundId);
    const [newest] = await roundService.rounds.history(historyOf(session, roundService.clock() + 1, 1));
    return newest?.state === 'rolledBack' ? undefined : newest;
  }

  async function readBalance(session: GameSession): Promise<Result<BalanceView, RefusalView>> {
    if (session.mode === 'replay') return succeed({ minor: 0, version: 0 });
    const answer: WalletAnswer = await work
      .walletOf(session.mode)
      .balance({ ...session, gameSessionId: session.id });
    if (answer.kind === 'accepted') return succeed({ minor: answer.balanceMinor, version: answer.version });
    return fail({ code: answer.kind === 'refused' ? answer.code : 'OPERATOR_UNAVAILABLE' });
  }

  async function readFreeSpins(session: GameSession): Promise<FreeSpinsView | null> {
    const spins =
      session.freeSpinsId === null
        ? undefined
        : await roundService.freeSpins.find(session.brand, session.freeSpinsId);
    return spins ? viewFreeSpins(spins, session.gameId) : null;
  }

  /** Adds the spins that are left to the answer of a session with free spins. */
  async function withFreeSpins(
    session: GameSession,
    result: Result<RoundView, RefusalView>,
  ): Promise<Result<RoundView, RefusalView>> {
    if (session.freeSpinsId === null) return result;
    const freeSpins = await readFreeSpins(session);
    return result.ok ? succeed({ ...result.value, freeSpins }) : fail({ ...result.failure, freeSpins });
  }

  return {
    async open(token) {
      const launchHash = hashToken(token);
      const bearer = createSecretToken();
      const session =
        launchHash === undefined
          ? undefined
          : await roundService.sessions.redeem(launchHash, hashToken(bearer) ?? '');
      if (!session) return fail({ code: 'LAUNCH_EXPIRED' });
      const wasInterrupted = session.mode === 'replay' ? false : await finishUnfinished(session);
      const balance = await readBalance(session);
      if (!balance.ok) return balance;
      const round = await lastRound(session);
      const game = gameOf(session.gameId);
      return succeed({
        ...describeGame(game, session, work, art),
        freeSpins: await readFreeSpins(session),
        bearer,
        balance: session.mode === 'replay' ? null : balance.value,
        lastRound: round ? viewRound(round) : null,
        wasInterrupted,
        serverTime: roundService.clock(),
      });
    },

    async authenticate(bearer) {
      const hash = hashToken(bearer);
      const session = hash === undefined ? undefined : await roundService.sessions.findByBearer(hash);
      return session && isLive(session, roundService.clock()) ? session : undefined;
    },

    async play(session, input) {
      const request = readRoundRequest(input);
      if (!request) return fail({ code: 'BET_INVALID' });
      const before = await roundService.rounds.find(request.roundId);
      if (before)
        return before.sessionId === session.id
          ? withFreeSpins(session, roundResult(before))
          : fail({ code: 'BET_INVALID' });
      const game = gameOf(session.gameId);
      const started = await startRound(roundService, game, work.engines[game.engine], {
        sessionId: session.id,
        ...request,
      });
      if (!started.ok) return withFreeSpins(session, fail(started.failure));
      return withFreeSpins(session, roundResult(await advanceRound(work, started.value)));
    },

    balance: readBalance,

    async round(session, roundId) {
      const round = await roundService.rounds.find(roundId);
      if (!round || !isOwn(session, round)) return undefined;
      return viewRound(round);
    },

    async history(session, before) {
      return (await roundService.rounds.history(historyOf(session, before, HISTORY_PAGE))).map(viewRound);
    },
  };
}

function readRoundRequest(input: unknown): { roundId: string; bet: unknown; isFree: boolean } | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { roundId, bet, isFree } = input as Record<string, unknown>;
  return typeof roundId === 'string' && ROUND_ID.test(roundId)
    ? { roundId, bet, isFree: isFree === true }
    : undefined;
}

function isOwn(session: GameSession, round: Round): boolean {
  if (round.id === session.replayRoundId) return true;
  if (session.mode !== round.mode || session.gameId !== round.gameId) return false;
  return session.mode === 'demo'
    ? round.sessionId === session.id
    : round.brand === session.brand && round.playerId === session.playerId;
}

function historyOf(
  session: GameSession,
  before: number,
  limit: number,
): Parameters<RoundService['rounds']['history']>[0] {
  return {
    brand: session.brand,
    playerId: session.playerId,
    sessionId: session.id,
    mode: session.mode === 'demo' ? 'demo' : 'real',
    gameId: session.gameId,
    before,
    limit,
  };
}

function gameOf(id: string): CatalogueGame {
  const game = CATALOGUE.find((row) => row.id === id);
  if (!game) throw new Error(`The session's game ${id} does not exist.`);
  return game;
}
