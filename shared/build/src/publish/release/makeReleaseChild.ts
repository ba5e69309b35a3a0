import { makeRelease } from './makeRelease.ts';
import type { AppDescription } from './describeApp.ts';

interface ReleaseTask {
  description: AppDescription;
  home: string;
}

process.once('message', (task: ReleaseTask) => {
  makeRelease(task.description, task.home).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
