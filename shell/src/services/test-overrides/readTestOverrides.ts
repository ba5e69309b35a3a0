import type { PageData } from '@foyer/kernel/page-data';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { NO_OVERRIDES } from '../flags/flags.machine.ts';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';
import type { TestOverrides } from './testOverrides.ts';

const STORED = ['country', 'currency', 'features', 'lobbyEndpoint'];

/**
 * Reads the test overrides from the address and the storages (requirements/entities#client-storage), in development
 * mode only (requirements/reliability#safe-forms). Their code is loaded when there are some.
 * @param localFlags - flags in the local storage; null where nothing is stored
 */
export async function readTestOverrides(
  mode: PageData['mode'],
  search: string,
  session: Pick<KeyValueStorage, 'getItem'>,
  localFlags: string | null,
): Promise<TestOverrides> {
  const isSet =
    search.includes('setCustomVPN') ||
    localFlags !== null ||
    STORED.some((name) => session.getItem(name) !== null);
  if (mode !== 'development' || !isSet) return { flags: NO_OVERRIDES };
  const part = await importWithRetry(() => import('./testOverrides.ts'));
  return part.testOverrides(search, session, localFlags);
}
