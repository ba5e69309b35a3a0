import { ignoreError } from '@foyer/kernel';

/** The subset of Web Storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that cannot fail: when it is blocked, full or missing, memory replaces it for this page
 * (requirements/reliability#fault-35).
 */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: (storage: KeyValueStorage) => Value, otherwise: Value): Value => {
    try {
      return act(open());
    } catch (error) {
      ignoreError('storage blocked')(error);
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value), undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
