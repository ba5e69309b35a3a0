import type { FrameAdapter } from '../paymentFrame.port.ts';
import { bootstrapperFrame } from './bootstrapperFrame.ts';
import { foyerFrame } from './foyerFrame.ts';

/** How a provider's frame is spoken with, by the provider's name in the payment: a new provider is a row. */
const FRAME_ADAPTERS: ReadonlyMap<string, (nonce: string) => FrameAdapter> = new Map([
  ['foyer-payments', foyerFrame],
  ['paymentiq', () => bootstrapperFrame()],
]);

export const FRAME_PROVIDERS: readonly string[] = [...FRAME_ADAPTERS.keys()];

/** For one payment's frame; undefined for a provider that nobody here can speak with. */
export function frameAdapterOf(provider: string, nonce: string): FrameAdapter | undefined {
  return FRAME_ADAPTERS.get(provider)?.(nonce);
}
