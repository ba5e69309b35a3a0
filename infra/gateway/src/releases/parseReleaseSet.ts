import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const FILE = /^[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const CONTAINER = /^\w{1,128}$/;
const DOCUMENT_ID = /^sha256:[0-9a-f]{64}$/;
const GRAPHQL_NAME = /^[A-Za-z_]\w{0,127}$/;

/** A signed set is trusted, not blindly: what would end up in HTML or in a path must have the shape of one. */
export function parseReleaseSet(payload: string): ReleaseSet {
  const set = JSON.parse(payload) as ReleaseSet;
  require(Number.isSafeInteger(set.version) && set.version >= 0, 'its version is not a whole number');
  require(typeof set.issuedAt === 'string' && !Number.isNaN(Date.parse(set.issuedAt)), 'it has no date');
  const { apps } = set;
  const isList: boolean = Array.isArray(apps);
  require(isList, 'it lists no applications');
  for (const entry of apps) checkEntry(entry);
  require(new Set(apps.map((entry) => entry.app)).size === apps.length, 'an application is in it twice');
  return set;
}

function checkEntry(entry: ReleaseSetEntry): void {
  require(NAME.test(entry.app) && NAME.test(entry.release), 'an application or release has an impossible name');
  const name = `${entry.app}@${entry.release}`;
  require(entry.base === `/assets/${entry.app}/${entry.release}/`, `${name} has another base`);
  require(CONTAINER.test(entry.container), `${name} has an impossible container name`);
  require(Number.isInteger(entry.contract), `${name} has no contract number`);
  for (const [file, integrity] of Object.entries(entry.sri)) {
    require(isFileName(file), `${name} names an impossible file`);
    require(INTEGRITY.test(integrity), `${name} has a hash that is none`);
  }
  for (const { documentId, operationName, variables } of Object.values(entry.firstQueries ?? {})) {
    require(DOCUMENT_ID.test(documentId) && [operationName, ...variables].every((text) => GRAPHQL_NAME.test(text)), `${name} has a first query that is none`);
  }
  const listed = [entry.entry, ...entry.css, ...entry.scripts, ...Object.values(entry.i18n).flat(), ...Object.values(entry.pages).flat()];
  for (const file of listed) require(isFileName(file), `${name} lists an impossible file`);
}

export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE.test(name) && !name.includes('..');
}

function require(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Error(`The release set is not usable: ${reason}.`);
}
