import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { RemoteTarget } from '@foyer/contract';
import { useStore } from '@foyer/platform';
import { LazyNotFoundPage } from '../../pages/not-found/LazyNotFoundPage.tsx';
import { createMountPoint } from './createMountPoint.ts';
import { mountRemote } from './mountRemote.ts';
import { useOutlet } from './outletContext.ts';
import type { MountPointState } from '../recovery/recovery.machine.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { targetKey } from './targetKey.ts';

export interface RemoteMountProps {
  readonly app: string;
  readonly target: RemoteTarget;
  readonly loading: ReactNode;
  readonly failure: (state: Extract<MountPointState, { status: 'failed' }>, retry: () => void) => ReactNode;
  /** A new value retries failed content automatically. */
  readonly retryKey?: string;
}

/**
 * The mount point of a remote's page or slot. The content of the remote is rendered here, in the shell's
 * React tree.
 */
export function RemoteMount({ app, target, loading, failure, retryKey }: RemoteMountProps) {
  const { remotes, services, Slot } = useOutlet();
  const container = useRef<HTMLDivElement>(null);
  const [mountPoint] = useState(() =>
    createMountPoint(
      {
        app,
        remotes,
        mount: (remote, element) =>
          mountRemote(remote, element, {
            services,
            Slot,
            NotAvailable: NotAvailableHere,
            NotFound: NotFoundHere,
          }),
        commit: flushSync,
      },
      target,
    ),
  );
  const { state, mounted, retries } = useStore(mountPoint);
  const address = targetKey(target);

  // synchronises the page with its parcels, which live outside React
  useLayoutEffect(() => {
    if (container.current) mountPoint.open(container.current);
    return () => mountPoint.close();
  }, [mountPoint]);

  // updates the mount point with the current address
  const lastAddress = useRef(address);
  const updateTarget = (): void => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    mountPoint.setTarget(target);
  };
  useEffect(updateTarget);

  // a page that fails before it was ever shown fails at its own address: setting the target after the failure
  // would attribute it to the previous page
  const failCurrent = (error: unknown): void => {
    updateTarget();
    mountPoint.renderFailed(error);
  };

  // loads again after navigation and when the connection to the server is restored
  const link = useStore(services.connection);
  const last = useRef({ retryKey, link });
  useEffect(() => {
    const before = last.current;
    last.current = { retryKey, link };
    const isBack = link === 'online' && before.link !== 'online';
    if ((isBack || before.retryKey !== retryKey) && mountPoint.current().state.status === 'failed')
      mountPoint.reload();
  }, [mountPoint, retryKey, link]);

  return (
    <>
      {state.status === 'failed' && failure(state, () => mountPoint.retry())}
      {state.status === 'waiting' && loading}
      {/* the release check reads which remote failed here, and with which code */}
      <div
        ref={container}
        hidden={state.status === 'failed'}
        data-failed-remote={state.status === 'failed' ? app : undefined}
        data-failure={state.status === 'failed' ? state.code : undefined}
      >
        {mounted &&
          createPortal(
            <RemoteBoundary attempt={`${address} ${retries}`} onError={(error) => failCurrent(error)}>
              <Suspense fallback={loading}>
                <mounted.portal.View key={`${mounted.remote.entry.release} ${retries}`} target={target} />
                <Rendered key={address} onRendered={() => mountPoint.rendered(target)} />
              </Suspense>
            </RemoteBoundary>,
            mounted.portal.domElement,
          )}
      </div>
    </>
  );
}

/**
 * Rendered beside the content in its Suspense boundary: its effect runs when the content is in the page,
 * not while it loads.
 */
function Rendered({ onRendered }: { onRendered(): void }) {
  const report = useEffectEvent(onRendered);
  useLayoutEffect(() => report(), []);
  return null;
}

function NotAvailableHere() {
  return <NoPage reason="not-available" />;
}

function NotFoundHere() {
  return <NoPage reason="not-found" />;
}

/** Rendered inside the texts of a remote, which do not include the shell's. */
function NoPage({ reason }: ComponentProps<typeof LazyNotFoundPage>) {
  const { ShellTexts } = useOutlet();
  return (
    <ShellTexts>
      <LazyNotFoundPage reason={reason} />
    </ShellTexts>
  );
}
