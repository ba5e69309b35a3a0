import type { RemoteTarget } from '@foyer/contract';

/** Two targets with the same key show the same content. */
export function targetKey(target: RemoteTarget): string {
  return target.kind === 'page' ? `${target.route} ${JSON.stringify(target.params)}` : target.name;
}
