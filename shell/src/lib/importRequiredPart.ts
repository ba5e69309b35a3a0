import type { Telemetry } from '@foyer/contract';
import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../services/clock/idle.ts';
import { nextAttempt } from '../services/clock/nextAttempt.ts';
import { importPart } from './importPart.ts';

let report: Telemetry['failed'] = () => undefined;

/** @param failed - called once per part whose first attempt failed. */
export function onFailedPart(failed: Telemetry['failed']): void {
  report = failed;
}

/** Like `importPart`, but never fails: it tries again until the part is loaded. Reports the first failure. */
export async function importRequiredPart<Part>(area: string, load: () => Promise<Part>): Promise<Part> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await importPart(load);
    } catch (error) {
      if (failures === 1) report(area, error);
      await nextAttempt(failures);
    }
  }
}

/** A component that `importRequiredPart` loads. Render it in a `Suspense`. */
export function lazyRequired<Props>(area: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importRequiredPart(area, load) }));
}

/** Like `lazyRequired`, for a part that loads after the first content, when the browser is idle. */
export function lazyLater<Props>(area: string, load: () => Promise<ComponentType<Props>>) {
  return lazyRequired(area, async () => {
    await new Promise<void>(whenIdle);
    return load();
  });
}
