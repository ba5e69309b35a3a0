/** Documents for which tests of the remotes provide answers. */
export { ProtectionRuleDocument } from './rule-explanation/ProtectionRule.generated.ts';
