/** Documents that tests of the remotes answer. */
export { ProtectionRuleDocument } from './rule-explanation/ProtectionRule.generated.ts';
