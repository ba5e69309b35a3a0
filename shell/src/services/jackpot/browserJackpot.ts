import type { Jackpot, Services } from '@foyer/contract';
import { createFormatText } from '@foyer/i18n';
import type { ShellMessages } from '../../boot/loadTexts.ts';
import { browserPorts } from '../provider/adapters/browserPorts.ts';
import { createJackpot } from './createJackpot.ts';

/** The jackpot service with the browser's fetch, sockets and timers. */
export function browserJackpot(services: Omit<Services, 'jackpot'>, messages: ShellMessages): Jackpot {
  const { language = services.locale } = services;
  return createJackpot({
    ...services,
    language,
    text: createFormatText(language, messages),
    provider: browserPorts,
    report: services.telemetry.failed,
  });
}
