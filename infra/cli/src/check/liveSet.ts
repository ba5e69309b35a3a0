import { CommandFailure } from '../failure.ts';
import { appNamed } from '../names.ts';

const ENVIRONMENTS: readonly string[] = ['dev', 'staging', 'production'];
const PREVIOUS = 'previous';
const RELEASE = /^([a-z0-9-]+)@([a-z0-9-]+)$/i;

/** Releases to check against instead of the live ones. */
export type LiveSet =
  | { readonly kind: 'previous' }
  /** The live releases, with these instead of the default of their applications: `app@release`. */
  | { readonly kind: 'planned'; readonly releases: readonly string[] };

/**
 * Parses `--against`: an environment, `previous`, or planned releases such as `shell@4f1c,casino@09ab`.
 * @throws {@link CommandFailure} `USAGE` for another text.
 */
export function parseAgainst(text: string | undefined): {
  readonly environment?: string;
  readonly liveSet?: LiveSet;
} {
  if (text === undefined) return {};
  if (ENVIRONMENTS.includes(text)) return { environment: text };
  if (text === PREVIOUS) return { liveSet: { kind: 'previous' } };
  const releases = text.split(',').map((part) => {
    const [, app, release] = RELEASE.exec(part.trim()) ?? [];
    return app === undefined ? undefined : `${appNamed(app)}@${release}`;
  });
  if (releases.every((name) => name !== undefined)) return { liveSet: { kind: 'planned', releases } };
  throw new CommandFailure(
    'USAGE',
    `--against takes ${ENVIRONMENTS.join(', ')}, ${PREVIOUS}, or releases such as shell@4f1c,casino@09ab; it is ${text}.`,
  );
}

/** The members of the registry's query. */
export function liveSetQuery(set: LiveSet | undefined): string {
  if (!set) return '';
  return set.kind === 'previous' ? '&set=previous' : `&with=${set.releases.join(',')}`;
}

/** `, previous releases` or `, with shell@4f1c`; empty for the live set. */
export function liveSetText(set: LiveSet | undefined): string {
  if (!set) return '';
  return set.kind === 'previous' ? ', previous releases' : `, with ${set.releases.join(', ')}`;
}
