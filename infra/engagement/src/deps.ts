import type { Bus, Clock, FoyerSettings, Log, Pool, ServiceClient } from '@foyer/runtime';
import type { Operator } from './eligibility/operator.ts';
import type { RuleSet } from './rules/rules.ts';
import type { RuleSets } from './rules/ruleSets.ts';

/** Dependencies of the engagement service. */
export interface EngagementDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Base URL of the operator's API; by default that of the settings. */
  readonly operatorUrl?: string;
  /** Rules by brand instead of the compiled ones. */
  readonly ruleSetContents?: Readonly<Record<string, RuleSet>>;
}

/** Dependencies with the clients and rules that are created from them. */
export interface EngagementParts extends EngagementDependencies {
  readonly serviceClient: ServiceClient;
  readonly operator: Operator;
  readonly ruleSets: RuleSets;
}
