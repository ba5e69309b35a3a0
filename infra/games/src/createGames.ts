import { join } from 'node:path';
import {
  createRouteHandler,
  createServiceClient,
  migrate,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { createArtStore } from './art/artStore.ts';
import { createEngines } from './engines/engines.ts';
import { buildFrameAssets } from './http/assets.ts';
import { operatorRoutes } from './http/operatorRoutes.ts';
import { publicRoutes } from './http/publicRoutes.ts';
import { rgsRoutes } from './http/rgsRoutes.ts';
import { createFreeSpinsStore } from './free-spins/freeSpinsStore.ts';
import { createLaunchService } from './operator/launchService.ts';
import { publishCatalogue } from './operator/publishedCatalogue.ts';
import type { Random } from './random/random.ts';
import { createSystemRandom } from './random/systemRandom.ts';
import { createGameServer } from './rgs/gameServer.ts';
import type { RoundWork } from './rounds/advanceRound.ts';
import { startRecovery } from './rounds/recovery.ts';
import { createRoundStore } from './rounds/roundStore.ts';
import { createSessionStore } from './sessions/sessionStore.ts';
import { createDemoWallet } from './wallet/demoWallet.ts';
import { createSeamlessWallet } from './wallet/seamlessWallet.ts';

export interface GamesDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Origin at which browsers reach the provider. */
  readonly publicOrigin?: string;
  /** Base URL of the operator's wallet. */
  readonly operatorUrl?: string;
  /** Random source; tests inject their own, production uses the system's. */
  readonly random?: Random;
  readonly walletDeadlineMs?: number;
}

const WALLET_DEADLINE_MS = 5_000;
export const SCHEMA = 'games';

/**
 * Creates the game provider: catalogue, artwork, frames and remote game server. Operators use signed HTTP.
 */
export async function createGames(dependencies: GamesDependencies): Promise<Service> {
  const { settings, pool, bus, clock, log } = dependencies;
  const origin = dependencies.publicOrigin ?? `http://games.localhost:${settings.gamesPort}`;
  const [assets] = await Promise.all([
    buildFrameAssets(),
    migrate(pool, SCHEMA, join(import.meta.dirname, '..', 'sql')),
  ]);
  const engines = createEngines();
  const art = createArtStore();
  const sessions = createSessionStore(pool, clock);
  const rounds = createRoundStore(pool, clock);
  const freeSpins = createFreeSpinsStore(pool);
  const serviceClient = createServiceClient();
  const wallets = {
    demo: createDemoWallet(pool, clock),
    real: createSeamlessWallet({
      baseUrl: dependencies.operatorUrl ?? `http://127.0.0.1:${settings.apiPort}`,
      secret: settings.gamesSecret,
      clock,
      serviceClient,
      deadlineMs: dependencies.walletDeadlineMs ?? WALLET_DEADLINE_MS,
    }),
  };
  const work: RoundWork = {
    store: rounds,
    walletOf: (mode) => wallets[mode],
    engines,
    random: dependencies.random ?? createSystemRandom(),
    clock,
    log,
  };
  const catalogue = publishCatalogue(engines, art, origin);
  const ready = async (): Promise<void> => void (await pool.query('select 1'));
  const recovery = startRecovery(work, log);
  await bus.publish('games.catalogue-changed', { version: catalogue.version });

  return {
    name: 'games',
    handler: createRouteHandler(
      {
        ...publicRoutes({ sessions, assets, art, clock, ready }),
        ...rgsRoutes(
          createGameServer({ roundService: { pool, sessions, rounds, freeSpins, clock }, work, art }),
        ),
        ...operatorRoutes({
          secret: settings.gamesSecret,
          clock,
          catalogue,
          launch: createLaunchService({
            sessions,
            rounds,
            freeSpins,
            engines,
            clock,
            origin,
            sessionMinutes: settings.gameSessionMinutes,
          }),
          sessions,
          rounds,
        }),
      },
      log,
    ),
    ready,
    async close() {
      await recovery.stop();
      await serviceClient.close();
    },
  };
}
