import { createContext, use, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { every, openLiveStream } from '../adapters/liveStream.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Status } from '@foyer/kernel/status-answers';
import { INITIAL, transition, type LiveState } from './live.machine.ts';
import { useEnvironment } from './useEnvironment.ts';

export interface Live extends Omit<LiveState, 'status'> {
  readonly environment: EnvironmentName;
  /** Undefined until the first response. */
  readonly status: Status | undefined;
}

const LiveContext = createContext<Live | undefined>(undefined);

/** Interval of the check for a silent stream. */
const TICK_MS = 1_000;

/** Provides live data to all pages through one stream. */
export function LiveRoot({ children }: { readonly children: ReactNode }) {
  const environment = useEnvironment();
  return (
    <OfEnvironment key={environment} environment={environment}>
      {children}
    </OfEnvironment>
  );
}

function OfEnvironment({
  environment,
  children,
}: {
  readonly environment: EnvironmentName;
  readonly children: ReactNode;
}) {
  const [state, dispatch] = useReducer(transition, INITIAL);
  useEffect(
    () =>
      openLiveStream(environment, {
        onMessage: (message) => dispatch({ type: 'received', message, now: Date.now() }),
        onBroken: () => dispatch({ type: 'broken' }),
      }),
    [environment],
  );
  useEffect(() => every(TICK_MS, () => dispatch({ type: 'time-passed', now: Date.now() })), []);
  const live = useMemo<Live>(() => ({ ...state, environment }), [state, environment]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('LiveRoot must wrap this component.');
  return live;
}

/** Current time for relative times, updated every ten seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => every(10_000, () => setNow(Date.now())), []);
  return now;
}
