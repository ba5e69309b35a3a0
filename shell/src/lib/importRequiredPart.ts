import type { Telemetry } from '@foyer/contract';
import { lazy, type ComponentType } from 'react';
import { nextAttempt } from '../services/clock/nextAttempt.ts';
import { importPart } from './importPart.ts';

/**
 * Like `importPart`, for a part that every page needs: it does not fail, but tries again until the part is
 * loaded. Reports the first failure.
 */
export async function importRequiredPart<Part>(
  { failed }: Pick<Telemetry, 'failed'>,
  area: string,
  load: () => Promise<Part>,
): Promise<Part> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await importPart(load);
    } catch (error) {
      if (failures === 1) failed(area, error);
      await nextAttempt(failures);
    }
  }
}

/** A component that `importRequiredPart` loads. */
export function lazyRequired<Props>(
  telemetry: Pick<Telemetry, 'failed'>,
  area: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => ({ default: await importRequiredPart(telemetry, area, load) }));
}
