import type { SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { isRecord } from '../lib/parseJson.ts';

/**
 * Reads the releases that this page should run. `without` lists failed releases (`app@release`) to replace
 * by a fallback.
 */
export type ReleaseReader = (without?: readonly string[]) => Promise<ReleaseSet>;

/** A response of the edge or a message of the socket does not have the expected shape. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

/** @throws MalformedResponseError */
export function readReleaseSet(value: unknown): ReleaseSet {
  return requireShape<ReleaseSet>(value, hasReleases, 'release set');
}

/** @throws MalformedResponseError */
export function readReleasePlan(value: unknown): ReleasePlan {
  return requireShape<ReleasePlan>(value, hasReleases, 'release plan');
}

/** @throws MalformedResponseError */
export function readSignedPlan(value: unknown): SignedBrowserPlan {
  return requireShape<SignedBrowserPlan>(
    value,
    ({ payload, signature }) => typeof payload === 'string' && typeof signature === 'string',
    'signed release plan',
  );
}

/** A notification of the socket: the newest version, and the services that are degraded. */
export interface ReleaseNotification {
  readonly version: number;
  readonly missing?: readonly string[];
  /** Tag of the brand's content; absent from an older edge, and in a content preview. */
  readonly content?: string;
}

/** @throws MalformedResponseError */
export function readNotification(value: unknown): ReleaseNotification {
  return requireShape<ReleaseNotification>(
    value,
    ({ version, missing = [] }) => typeof version === 'number' && Array.isArray(missing),
    'release notification',
  );
}

function requireShape<Shape>(
  value: unknown,
  hasShape: (record: Readonly<Record<string, unknown>>) => boolean,
  what: string,
): Shape {
  if (isRecord(value) && hasShape(value)) return value as Shape; // `hasShape` checks what the page relies on
  throw new MalformedResponseError(`The edge sent a malformed ${what}.`);
}

function hasReleases({ version, apps }: Readonly<Record<string, unknown>>): boolean {
  return Number.isSafeInteger(version) && Array.isArray(apps) && apps.every(isEntry);
}

const NAMES = [
  'app',
  'release',
  'container',
  'base',
  'entry',
] as const satisfies readonly (keyof ReleaseSetEntry)[];
const LISTS = ['css', 'scripts'] as const satisfies readonly (keyof ReleaseSetEntry)[];

function isEntry(value: unknown): boolean {
  return (
    isRecord(value) &&
    NAMES.every((name) => typeof value[name] === 'string') &&
    LISTS.every((name) => Array.isArray(value[name])) &&
    isRecord(value['sri'])
  );
}
