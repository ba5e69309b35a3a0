import type { Jackpot, Services } from '@foyer/contract';
import { browserPorts } from './adapters/browserPorts.ts';
import { createJackpot } from './createJackpot.ts';

/** The jackpot service with the browser's fetch, sockets and timers. */
export function browserJackpot(services: Omit<Services, 'jackpot'>): Jackpot {
  return createJackpot({ ...services, provider: browserPorts, report: services.telemetry.failed });
}
