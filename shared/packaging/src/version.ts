import { readManifest } from '@foyer/workspace';
import path from 'node:path';

/** The version of all packages: they are released together, so that no mixture has to be tested (ADR 0345). */
export function platformVersion(root: string): string {
  return readManifest(path.join(root, 'shared/packaging')).version ?? '0.0.0';
}
