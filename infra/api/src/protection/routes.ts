import { brands } from '@foyer/market';
import type { ProtectionAnswer } from '@foyer/market/protection-answers';
import type { FoyerSettings } from '@foyer/runtime';
import type { Routes } from '../server/http/route.ts';
import { explainProtection } from './explainProtection.ts';

export interface ProtectionDeps {
  readonly settings: Pick<FoyerSettings, 'protectionMode'>;
}

/** The protection that this api enforces, for operators and auditors through the console (ADR 0214). */
export function createProtectionRoutes({ settings: { protectionMode } }: ProtectionDeps): Routes {
  return {
    'GET /internal/protection': async () => ({
      status: 200,
      body: {
        instanceMode: protectionMode ?? null,
        brands: Object.values(brands).map((brand) => explainProtection(brand, protectionMode)),
      } satisfies ProtectionAnswer,
    }),
  };
}
