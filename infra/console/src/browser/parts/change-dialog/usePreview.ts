import { changePreviewSchema, type ChangePreview } from '@foyer/kernel/change-answers';
import { useEffect, useState } from 'react';
import { sendRequest, RequestFailure } from '../../adapters/sendRequest.ts';
import { after } from '../../adapters/liveStream.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Change } from '../../model/change.ts';

/** Debounce of effect calculations. */
const DEBOUNCE_MS = 250;
const PLACEHOLDER = 'preview';

export interface Previewed {
  readonly preview: ChangePreview | undefined;
  readonly failure: RequestFailure | undefined;
  /** Recalculates after a conflicting decision. */
  again(): void;
}

/** The effect of a change as calculated by the registry. */
export function usePreview(environment: EnvironmentName, change: Change | undefined): Previewed {
  const [round, setRound] = useState(0);
  const wanted = change && JSON.stringify({ ...change, environment, reason: PLACEHOLDER });
  const [state, setState] = useState<{
    readonly of?: string;
    readonly preview?: ChangePreview;
    readonly failure?: RequestFailure;
  }>({});
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isCurrent = true;
    const stop = after(DEBOUNCE_MS, () => {
      sendRequest('/api/v1/changes/preview', changePreviewSchema, JSON.parse(wanted)).then(
        (preview) => isCurrent && setState({ of: wanted, preview }),
        (error: unknown) =>
          isCurrent &&
          setState({
            of: wanted,
            failure: error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)),
          }),
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wanted, round]);
  const isOwn = state.of === wanted;
  return {
    preview: isOwn ? state.preview : undefined,
    failure: isOwn ? state.failure : undefined,
    again: () => setRound((before) => before + 1),
  };
}
