import type { BrandFeatureReader } from './features.ts';

interface Flows {
  readonly registrations: readonly { readonly countryCode: string; readonly flow: string }[];
  readonly login: string;
}

/**
 * The flows that a brand offers; without the toggle IdentityServer, those of the identity server are left
 * out.
 */
export function offeredFlows<Offered extends Flows>(
  flows: Offered,
  features: BrandFeatureReader,
): Omit<Offered, 'login'> & { readonly login: Offered['login'] | null } {
  if (features.has('IdentityServer')) return flows;
  return {
    ...flows,
    registrations: flows.registrations.filter(({ flow }) => flow !== 'Identity' && flow !== 'Sms'),
    login: flows.login === 'Identity' ? null : flows.login,
  };
}
