import { makeRelease } from './makeRelease.ts';
import type { AppDescription } from './describeApp.ts';

interface Order {
  description: AppDescription;
  home: string;
}

process.once('message', (order: Order) => {
  makeRelease(order.description, order.home).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
