import type { Duplex } from 'node:stream';
import { isBrandId, JACKPOT_INSTANCE, type BrandId } from '@foyer/market';
import {
  createServiceClient,
  sendJson,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { answer } from './http/routes.ts';
import { createTickets } from './http/tickets.ts';
import { createOperator } from './operator/operatorCalls.ts';
import { createCollector } from './pots/collector.ts';
import { seededDraw, systemDraw, type Draw } from './pots/draw.ts';
import { openPots } from './pots/potStore.ts';
import { markSeen, readUnseenWins } from './pots/unseenWins.ts';
import { createRaffleBroadcast } from './raffles/raffleBroadcast.ts';
import { prizeMessages, ticketsMessage } from './raffles/raffleMessages.ts';
import { createRaffles } from './raffles/createRaffles.ts';
import { createRaffleOperator } from './raffles/raffleOperator.ts';
import { markPrizeSeen, readUnseenPrizes } from './raffles/payPrizes.ts';
import { createBroadcast, potsMessage } from './socket/broadcast.ts';
import { createChoiceBroadcast } from './socket/choiceBroadcast.ts';
import { createEventSocket } from './socket/eventSocket.ts';
import { createHeartbeats } from './socket/heartbeats.ts';
import { winMessages } from './socket/winMessages.ts';

export interface JackpotDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Base URL of the operator's API. */
  readonly operatorUrl?: string;
  /** Random source for draws; tests inject their own. */
  readonly draw?: Draw;
}

const SECOND_MS = 1_000;

/** A production never has a seed (`readSettings`). */
function drawOf({ jackpotDrawSeed: seed }: FoyerSettings): Draw {
  return seed === undefined ? systemDraw : seededDraw(seed);
}

/** Creates the site-wide jackpot service: pots, contributions, draws, payments and live events. */
export async function createJackpot(dependencies: JackpotDependencies): Promise<Service> {
  const { settings, pool, bus, clock, log } = dependencies;
  const instanceId = JACKPOT_INSTANCE;
  await openPots(pool, instanceId);
  const serviceClient = createServiceClient();
  const api = {
    baseUrl: dependencies.operatorUrl ?? `http://127.0.0.1:${settings.apiPort}`,
    secret: settings.internalSecret,
    clock,
    serviceClient,
  };
  const operator = createOperator({ ...api, instanceId });
  const tickets = createTickets(pool, clock);
  const choices = createChoiceBroadcast(bus, log);
  const potSockets = new Set<Duplex>();
  const heartbeats = createHeartbeats();
  const socket = createEventSocket({
    potSockets,
    heartbeats,
    operator,
    tickets,
    bus,
    log,
    potsNow: () => potsMessage(pool, instanceId),
    unseenWins: async (caller) =>
      isBrandId(caller.brand)
        ? [
            ...(await readUnseenWins(pool, caller)).map(
              (win) => winMessages(caller.brand as BrandId, caller.playerId, win).own,
            ),
            ...(await readUnseenPrizes(pool, caller)).map((won) => prizeMessages(won).own),
          ]
        : [],
    raffleTickets: (caller) => ticketsMessage(pool, caller),
    async onWinSeen(caller, winId) {
      await Promise.all([markSeen(pool, caller, winId), markPrizeSeen(pool, caller, winId)]);
    },
    onChoice: choices.publish,
  });
  const broadcast = createBroadcast({ pool, bus, log, instanceId, potSockets }, socket.listeners);
  const raffleBroadcast = createRaffleBroadcast({ pool, bus, log }, socket.listeners);
  const raffles = createRaffles({
    pool,
    bus,
    log,
    clock,
    operator: createRaffleOperator(api),
    hourMs: settings.raffleHourSeconds * SECOND_MS,
  });
  const stopChoices = choices.deliver(socket.listeners);
  const collector = createCollector({
    pool,
    bus,
    log,
    operator,
    instanceId,
    draw: dependencies.draw ?? drawOf(settings),
    clock,
  });

  return {
    name: 'jackpot',
    handler(request, response) {
      answer({ pool, clock, log, operator, tickets }, request, response).catch((error: unknown) => {
        log.error('request failed', { error });
        if (response.headersSent) response.destroy();
        else sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
      });
    },
    upgrade: socket.upgrade,
    async ready() {
      await pool.query('select 1');
    },
    async close() {
      broadcast.close();
      raffleBroadcast.close();
      stopChoices();
      await Promise.all([collector.close(), raffles.close(), socket.close()]);
      heartbeats.close();
      await serviceClient.close();
    },
  };
}
