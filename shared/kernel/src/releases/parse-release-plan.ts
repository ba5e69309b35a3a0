import type { InvitedSlot, InvitedSquad } from './invited-squad.ts';
import {
  BUCKETS,
  OFF_REASONS,
  type Decision,
  type MarketRule,
  type ReleasePlan,
  type RolloutRule,
  type StaffOverride,
} from './release-plan.ts';
import type { ReleaseSetEntry } from './release-set.ts';

const SHELL_APP = 'shell';
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const FILE = /^[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const CONTAINER = /^\w{1,128}$/;
const DOCUMENT_ID = /^sha256:[0-9a-f]{64}$/;
const LINK_ID = /^[\w-]{22}$/;
const GRAPHQL_NAME = /^[A-Za-z_]\w{0,127}$/;

/**
 * Parses and validates a signed plan: values that end up in HTML or in a path must have the expected form.
 * The registry validates before it signs, and the edge before it uses the plan.
 * @throws if any entry is invalid, with the reason and the release.
 */
export function parseReleasePlan(payload: string): ReleasePlan {
  // the registry signed it, so the checks below cover only what could do harm; a schema would add weight
  const plan = JSON.parse(payload) as ReleasePlan;
  require(Number.isSafeInteger(plan.version) && plan.version >= 0, 'its version is not a whole number');
  require(typeof plan.issuedAt === 'string' && !Number.isNaN(Date.parse(plan.issuedAt)), 'it has no date');
  require(plan.expiresAt === undefined || !Number.isNaN(Date.parse(plan.expiresAt)), 'its end is no date');
  const { apps } = plan;
  for (const list of [
    apps,
    plan.others ?? [],
    plan.rollouts ?? [],
    plan.rules ?? [],
    plan.withdrawn ?? [],
    plan.stillServed ?? [],
    plan.forced ?? [],
    plan.squads ?? [],
  ])
    require(Array.isArray(list), 'a part of it is no list');
  for (const entry of [...apps, ...(plan.others ?? [])]) checkEntry(entry);
  require(new Set(apps.map((entry) => entry.app)).size === apps.length, 'an application is in it twice');
  for (const [app, release] of Object.entries(plan.before ?? {}))
    require(NAME.test(app) && NAME.test(release), 'what was before has an impossible name');
  require(Array.isArray(plan.overrides ?? []), 'its overrides are no list');
  for (const override of plan.overrides ?? []) checkOverride(override);
  for (const rule of plan.rollouts ?? []) checkRollout(rule);
  for (const rule of plan.rules ?? []) checkRule(rule);
  for (const squad of plan.squads ?? []) checkInvited(squad);
  const prefixes = (plan.squads ?? []).map(({ prefix }) => prefix);
  require(new Set(prefixes).size === prefixes.length, 'two invited squads have one address');
  return plan;
}

function checkInvited({ squad, prefix, former = [], brands, menu, titles, slots = [] }: InvitedSquad): void {
  require(NAME.test(squad) &&
    [prefix, ...former].every((segment) => NAME.test(segment)) &&
    Array.isArray(brands) &&
    (brands as readonly string[]).every((brand) =>
      NAME.test(brand),
    ), 'an invited squad has an impossible name, address or brand');
  require(menu === undefined ||
    (typeof menu.labels.en === 'string' &&
      NAME.test(menu.icon) &&
      Number.isInteger(menu.position)), `the menu entry of ${squad} is incomplete`);
  require(titles === undefined || typeof titles.en === 'string', `the title of ${squad} is incomplete`);
  // a slot of another squad could take the place of its content
  require(Array.isArray(slots) &&
    (slots as readonly InvitedSlot[]).every(
      ({ name, places }) =>
        name.startsWith(`${squad}.`) &&
        NAME.test(name.slice(squad.length + 1)) &&
        Array.isArray(places) &&
        (places as readonly string[]).every((page) => NAME.test(page)),
    ), `a slot of ${squad} belongs to another squad or is malformed`);
}

function checkOverride({
  id,
  kind,
  app,
  release,
  brand,
  subject,
  email,
  expiresAt,
  entry,
}: StaffOverride): void {
  const name = `the ${kind} of ${app}@${release}`;
  require(LINK_ID.test(id) && (kind === 'override' || kind === 'preview'), `${name} is none`);
  require(NAME.test(brand) &&
    NAME.test(subject) &&
    typeof email === 'string' &&
    !Number.isNaN(Date.parse(expiresAt)), `${name} names no valid recipient`);
  checkEntry(entry);
  require(entry.app === app && entry.release === release, `${name} brings another release`);
}

function checkRollout({ app, release, from, to, brands }: RolloutRule): void {
  require(NAME.test(app) && NAME.test(release), 'a rollout names what cannot be');
  require(Number.isInteger(from) &&
    Number.isInteger(to) &&
    from >= 0 &&
    from < to &&
    to <= BUCKETS, 'a rollout has impossible bounds');
  require(brands === undefined ||
    brands.every((brand) => NAME.test(brand)), 'a rollout names an impossible brand');
}

function checkRule({ app, scope, decision }: MarketRule): void {
  require(NAME.test(app), 'a rule names what cannot be');
  const parts = Object.entries(scope) as [string, unknown][];
  require(parts.length > 0 &&
    parts.every(
      ([part, value]) =>
        ['brand', 'licence', 'operator', 'locale'].includes(part) && typeof value === 'string',
    ), 'the scope of a rule is empty or invalid');
  require(isDecision(decision), 'a rule decides nothing');
  require(decision.kind !== 'off' || app !== SHELL_APP, 'the shell cannot be off');
}

function isDecision(decision: Decision): boolean {
  return decision.kind === 'off' ? OFF_REASONS.includes(decision.reason) : NAME.test(decision.release);
}

function checkEntry(entry: ReleaseSetEntry): void {
  require(NAME.test(entry.app) &&
    NAME.test(entry.release), 'an application or release has an impossible name');
  const name = `${entry.app}@${entry.release}`;
  require(entry.base === `/assets/${entry.app}/${entry.release}/`, `${name} has another base`);
  require(CONTAINER.test(entry.container), `${name} has an impossible container name`);
  require(Number.isInteger(entry.contract), `${name} has no contract number`);
  for (const [file, integrity] of Object.entries(entry.sri)) {
    require(isFileName(file), `${name} names an impossible file`);
    require(INTEGRITY.test(integrity), `${name} has a hash that is none`);
  }
  for (const { documentId, operationName, variables } of Object.values(entry.firstQueries ?? {})) {
    require(DOCUMENT_ID.test(documentId) &&
      [operationName, ...variables].every((text) =>
        GRAPHQL_NAME.test(text),
      ), `${name} has a first query that is none`);
  }
  const listed = [
    entry.entry,
    ...entry.css,
    ...entry.scripts,
    ...Object.values(entry.i18n).flat(),
    ...Object.values(entry.pages).flat(),
  ];
  for (const file of listed) require(isFileName(file), `${name} lists an impossible file`);
}

export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE.test(name) && !name.includes('..');
}

function require(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Error(`The release plan is not usable: ${reason}.`);
}
