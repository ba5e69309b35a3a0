/** The release gate: the rules for a release, and the formats of the report. @packageDocumentation */
export { DEPRECATIONS } from '@foyer/contract/deprecations';
export type { Facts, SmokePage } from './facts.ts';
export { gatherFacts, liveFacts, readSchemas, type LiveRelease } from './gather.ts';
export { judgeSchemas } from './judgeSchemas.ts';
export { openPages, playerPages } from './openPages.ts';
export { plannedFacts, PLANNED_RULES } from './planned.ts';
export { judge, pageOf, reportOf, type CheckReport } from './report.ts';
export { OTHER_RULES, RULES, type Finding } from './rules.ts';
export { readPackages } from './sources/readPackages.ts';
export { readSources } from './sources/readSources.ts';
export { sarifOf } from './sarif.ts';
export { WAIVERS_FILE } from './waivers.ts';
