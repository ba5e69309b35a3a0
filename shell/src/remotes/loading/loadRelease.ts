import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { CONTRACT_VERSION, type RemoteModule } from '@foyer/contract';
import { RemoteError, toRemoteError } from '@foyer/platform';
import type { ShareScope } from '../federation/shareScope.ts';
import { FILE_DEADLINE_MS, within } from './deadline.ts';
import type { Releases } from '../../releases/releases.ts';
import { satisfies } from './versionRange.ts';

/** The global that the entry of a release leaves behind: a Module Federation container. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => { readonly default: RemoteModule }>;
}

export interface EntryPorts {
  readonly releases: Releases;
  readonly shareScope: ShareScope;
  readonly sharedVersions: Readonly<Record<string, string>>;
  readonly head: HTMLElement;
}

/** Checks for incompatibilities before any request is made. */
export function checkRelease(entry: ReleaseSetEntry, sharedVersions: Readonly<Record<string, string>>): void {
  const missing = [entry.entry, ...entry.css, ...entry.scripts].find((file) => entry.sri[file] === undefined);
  if (missing !== undefined) throw new RemoteError('INTEGRITY_MISSING', missing);
  if (entry.contract !== CONTRACT_VERSION)
    throw new RemoteError(
      'CONTRACT_MISMATCH',
      `has contract ${entry.contract}, the shell has ${CONTRACT_VERSION}`,
    );
  for (const [module, range] of Object.entries(entry.requires)) {
    const version = sharedVersions[module];
    if (version === undefined || !satisfies(version, range))
      throw new RemoteError(
        'SHARED_VERSION_MISMATCH',
        `needs ${module} ${range}, the shell has ${version ?? 'none'}`,
      );
  }
}

/**
 * Runs the entry script of a release and returns its module.
 * @throws RemoteError
 */
export async function runEntry(entry: ReleaseSetEntry, ports: EntryPorts): Promise<RemoteModule> {
  await Promise.all([...entry.scripts, entry.entry].map((file) => addScript(entry, file, ports)));
  // the entry declares its container as a global variable of this name
  const container = (globalThis as unknown as Record<string, Container | undefined>)[entry.container];
  if (container === undefined)
    throw new RemoteError('ENTRY_REFUSED', `${entry.entry} did not define ${entry.container}`);
  const module = await open(container, ports.shareScope);
  if (module.contract !== CONTRACT_VERSION)
    throw new RemoteError(
      'CONTRACT_MISMATCH',
      `has contract ${module.contract}, the shell has ${CONTRACT_VERSION}`,
    );
  if (module.owner !== entry.owner)
    throw new RemoteError('CONTRACT_MISMATCH', `claims owner ${module.owner}, released by ${entry.owner}`);
  return module;
}

async function open(container: Container, scope: ShareScope): Promise<RemoteModule> {
  try {
    await container.init(scope);
    const factory = await container.get('./remote');
    const module = factory().default;
    if (typeof module?.mount !== 'function') throw new Error('the module exports no lifecycles');
    return module;
  } catch (error) {
    const isVersion = error instanceof Error && /unsatisfied version/i.test(error.message);
    throw toRemoteError(error, isVersion ? 'SHARED_VERSION_MISMATCH' : 'IMPORT_THREW');
  }
}

function addScript(entry: ReleaseSetEntry, file: string, { releases, head }: EntryPorts): Promise<void> {
  const url = entry.base + file;
  const integrity = entry.sri[file];
  if (integrity === undefined) return Promise.reject(new RemoteError('INTEGRITY_MISSING', file));
  const script = document.createElement('script');
  script.async = true;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  // a string on purpose: the page's Trusted Types policy validates it
  script.src = releases.freshUrl(url);
  const arrival = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () =>
      reject(new RemoteError('ENTRY_UNREACHABLE', `${url} failed to load or differs from its hash`));
  });
  head.append(script);
  return within(FILE_DEADLINE_MS, 'ENTRY_TIMEOUT', arrival).finally(() => script.remove());
}
