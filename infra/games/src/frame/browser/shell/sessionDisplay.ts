import type { Amounts } from '../amounts.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import type { Layout } from './layout.ts';

export interface SessionDisplay {
  start(sessionStart: number, serverTime: number, net: number): void;
  setNet(minor: number): void;
}

/** Session clock and net position; the clock uses server time, so a wrong device clock has no effect. */
export function createSessionDisplay(
  layout: Layout,
  texts: FormatFrameText,
  amounts: Amounts,
  shows: { readonly clock: boolean; readonly net: boolean },
): SessionDisplay {
  let isStarted = false;
  function setNet(minor: number): void {
    if (!shows.net) return;
    layout.net.hidden = false;
    layout.net.textContent = texts('net', { amount: amounts.signed(minor) });
  }
  return {
    setNet,
    start(sessionStart, serverTime, net) {
      setNet(net);
      if (!shows.clock || isStarted) return;
      isStarted = true;
      const arrived = performance.now();
      const tick = (): void => {
        const seconds = Math.max(
          0,
          Math.floor((serverTime - sessionStart + performance.now() - arrived) / 1000),
        );
        const part = (value: number): string => String(value).padStart(2, '0');
        layout.clock.textContent = `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
      };
      layout.clock.hidden = false;
      layout.clock.setAttribute('aria-label', texts('clock'));
      tick();
      setInterval(tick, 1000);
    },
  };
}
