import type * as Types from '@foyer/graphql/main';
import { LEGAL_BASES } from '@foyer/market/legal-bases';
import { PROTECTION_RULE_FIELDS } from '@foyer/market/protection-answers';
import type { ApiContext } from '../server/graphql/context.ts';
import { explainProtection } from './explainProtection.ts';
import type { ProtectionDeps } from './routes.ts';

/** Answers "Why do I see this rule?" from the same data as the console and the SQL rules. */
export function createProtectionResolvers({ settings }: ProtectionDeps) {
  return {
    Query: {
      protectionRule(
        _: unknown,
        { rule }: Types.QueryprotectionRuleArgs,
        { brand }: ApiContext,
      ): Types.ProtectionRule {
        const protection = explainProtection(brand, settings.protectionMode);
        return {
          id: `${brand.id}:${rule}`,
          rule,
          field: PROTECTION_RULE_FIELDS[rule],
          values: [...(protection.rules.find((one) => one.rule === rule)?.values ?? [])],
          regulator: protection.regulator,
          licenceNumber: protection.licenceNumber,
          legalBasis: LEGAL_BASES[brand.licence]?.title ?? null,
          legalBasisUrl: LEGAL_BASES[brand.licence]?.url ?? null,
          company: protection.company,
        };
      },
    },
  };
}
