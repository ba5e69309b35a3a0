import { brands, operators, protectionOf, type Brand } from '@foyer/market';
import type { BrandProtection, ProtectionAnswer } from '@foyer/market/protection-answers';
import type { FoyerSettings } from '@foyer/runtime';
import type { Routes } from '../server/http/route.ts';

export interface ProtectionDeps {
  readonly settings: Pick<FoyerSettings, 'protectionMode'>;
}

/** The protection that this api enforces, for operators and auditors through the console (ADR 0214). */
export function createProtectionRoutes({ settings: { protectionMode } }: ProtectionDeps): Routes {
  const view = (brand: Brand): BrandProtection => {
    const { mode, licence, features } = protectionOf(brand, protectionMode);
    return {
      brand: brand.id,
      licence: brand.licence,
      operator: brand.operator,
      operatorMode: operators[brand.operator].protection,
      mode,
      features: [...features],
      limits: licence.limits.map(({ kind, periods }) => ({ kind, periods: [...periods] })),
      limitPrompt: licence.limitPrompt,
      limitCoolOffHours: licence.limitIncrease.coolOffHours,
      hasRealityCheck: licence.realityCheck.mandatory,
      hasSessionClock: licence.session.clock === 'mandatory',
      hasFundsDialog: licence.promotion.runOutOfFundsDialog,
      identityRequired: [...licence.kyc.when],
      exclusions: [...licence.exclusions],
      timeOuts: [...licence.timeOuts],
    };
  };
  return {
    'GET /internal/protection': async () => ({
      status: 200,
      body: {
        instanceMode: protectionMode ?? null,
        brands: Object.values(brands).map(view),
      } satisfies ProtectionAnswer,
    }),
  };
}
