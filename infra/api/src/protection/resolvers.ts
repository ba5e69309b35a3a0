import type * as Types from '@foyer/graphql/main';
import { legalSourceOf } from '@foyer/market/legal-bases';
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
        const source = legalSourceOf(brand.licence, rule);
        return {
          id: `${brand.id}:${rule}`,
          rule,
          field: PROTECTION_RULE_FIELDS[rule],
          values: [...(protection.rules.find((one) => one.rule === rule)?.values ?? [])],
          regulator: protection.regulator,
          licenceNumber: protection.licenceNumber,
          legalBasis: source?.title ?? null,
          legalBasisSection: source?.section ?? null,
          legalBasisUrl: source?.url ?? null,
          company: protection.company,
        };
      },
    },
  };
}
