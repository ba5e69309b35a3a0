import type { Fault, Rule } from './rule.ts';
import { codeRules } from './rules/code.ts';
import { contractRules } from './rules/contract.ts';
import { deprecationRules } from './rules/deprecations.ts';
import { graphqlRules } from './rules/graphql.ts';
import { licenceRules } from './rules/openSourceLicences.ts';
import { messageRules } from './rules/messages.ts';
import { packageRules } from './rules/packages.ts';
import { releaseRules } from './rules/release.ts';
import { sharedRules } from './rules/shared.ts';
import { sizeRules } from './rules/sizes.ts';
import { smokeRules } from './rules/smoke.ts';
import { sourceRules } from './rules/sources.ts';
import { styleRules } from './rules/styles.ts';

/** All rules for a release, in the order in which findings are shown. */
export const RULES: readonly Rule[] = [
  ...releaseRules,
  ...sourceRules,
  ...contractRules,
  ...deprecationRules,
  ...sharedRules,
  ...packageRules,
  ...graphqlRules,
  ...styleRules,
  ...codeRules,
  ...licenceRules,
  ...messageRules,
  ...sizeRules,
  ...smokeRules,
];

/** Title and explanation of a rule, shown with each finding. */
export type RuleText = Pick<Rule, 'id' | 'level' | 'about' | 'toDo'>;

/** A fault, with the rule that found it. */
export interface Finding extends Fault, RuleText {}

/** Rules for findings that do not concern one release alone. */
export const OTHER_RULES = {
  live: {
    id: 'evidence/live',
    level: 'error',
    about: 'There are live releases to compare with.',
    toDo: 'Publish and promote the other applications first, or check against an environment that has them.',
  },
  schemaBreaks: {
    id: 'graphql/schema-breaks',
    level: 'error',
    about: 'The API still supports every operation of every live release.',
    toDo: 'Add fields instead of changing them; remove a field after the last release that queries it.',
  },
  schemaNarrows: {
    id: 'graphql/schema-narrows',
    level: 'warning',
    about: 'The schema keeps its types and fields.',
    toDo: 'No live release queries it; check that no open page still does.',
  },
  waiverExpired: {
    id: 'waiver/expired',
    level: 'error',
    about: 'A waiver has not expired.',
    toDo: 'Fix the waived finding, or renew the waiver with a new reason.',
  },
  waiverMalformed: {
    id: 'waiver/malformed',
    level: 'error',
    about: 'A waiver has a rule, a finding, a reason and an expiry date within a year.',
    toDo: 'Set rule, part of the text, reason and last day as in shared/docs/checks/waiver-malformed.md.',
  },
  waiverNotGranted: {
    id: 'waiver/not-granted',
    level: 'error',
    about: 'A squad cannot waive alone what affects others.',
    toDo: 'Fix the finding, or request an entry with a reason in infra/registry/src/gate/grantedWaivers.ts.',
  },
  waiverUnused: {
    id: 'waiver/unused',
    level: 'warning',
    about: 'Every waiver matches a finding.',
    toDo: 'Remove the waiver: its finding is fixed.',
  },
} as const satisfies Readonly<Record<string, RuleText>>;

export const ALL_RULES: readonly RuleText[] = [...RULES, ...Object.values(OTHER_RULES)];
