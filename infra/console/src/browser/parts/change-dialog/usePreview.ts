import { changePreviewSchema, type ChangePreview } from '@foyer/kernel/change-answers';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Change } from '../../model/change.ts';
import { useDebouncedRequest, type DebouncedRequest } from '../../state/useDebouncedRequest.ts';

/** Debounce of effect calculations. */
const DEBOUNCE_MS = 250;
const PLACEHOLDER = 'preview';

/** The effect of a change as calculated by the registry; `again` recalculates it after a conflicting decision. */
export function usePreview(
  environment: EnvironmentName,
  change: Change | undefined,
): DebouncedRequest<ChangePreview> {
  return useDebouncedRequest(
    '/api/v1/changes/preview',
    changePreviewSchema,
    change && { ...change, environment, reason: PLACEHOLDER },
    DEBOUNCE_MS,
  );
}
