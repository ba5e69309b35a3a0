import type { Fault, Rule } from './rule.ts';
import { codeRules } from './rules/code.ts';
import { contractRules } from './rules/contract.ts';
import { graphqlRules } from './rules/graphql.ts';
import { licenceRules } from './rules/licences.ts';
import { messageRules } from './rules/messages.ts';
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
  ...sharedRules,
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
    about: 'There is something live to hold the release against.',
    toDo: 'Publish and promote the others first, or check against an environment that has them.',
  },
  schemaBreaks: {
    id: 'graphql/schema-breaks',
    level: 'error',
    about: 'The api goes on answering every operation of every live release.',
    toDo: 'Add instead of changing; take away when the last release that asks is gone.',
  },
  schemaNarrows: {
    id: 'graphql/schema-narrows',
    level: 'warning',
    about: 'A schema does not get narrower.',
    toDo: 'No live release asks for it; see that no page that is still open does.',
  },
  waiverExpired: {
    id: 'waiver/expired',
    level: 'error',
    about: 'A waiver has an end.',
    toDo: 'Mend what was waived, or say anew why it must wait.',
  },
  waiverMalformed: {
    id: 'waiver/malformed',
    level: 'error',
    about: 'A waiver names a rule, a finding, a reason and a day within a year.',
    toDo: 'Write the rule, a part of the text, the reason and the last day, as in shared/docs/checks/waiver-malformed.md.',
  },
  waiverNotGranted: {
    id: 'waiver/not-granted',
    level: 'error',
    about: 'What breaks or endangers others than the squad is not waived by the squad alone.',
    toDo: 'Mend it, or ask for an entry with its reason in infra/registry/src/gate/grantedWaivers.ts.',
  },
  waiverUnused: {
    id: 'waiver/unused',
    level: 'warning',
    about: 'A waiver is for something that is there.',
    toDo: 'Remove it: what it was for is mended.',
  },
} as const satisfies Readonly<Record<string, RuleText>>;

export const ALL_RULES: readonly RuleText[] = [...RULES, ...Object.values(OTHER_RULES)];
