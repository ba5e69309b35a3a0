import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '@foyer/runtime';
import { objectPath, type ObjectStore } from './objectStore.ts';

/** Objects as files below a folder, two levels deep. */
export function createFileSystemStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, objectPath(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.draft`;
      const file = await open(draft, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    get: async (key) => readFile(pathOf(key)).catch(ifMissing(undefined)),
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
