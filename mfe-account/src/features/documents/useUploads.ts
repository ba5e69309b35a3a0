import { MONEY_FLOW_GUARD } from '@foyer/contract';
import { useServices } from '@foyer/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { createUpload, type Upload } from './adapters/createUpload.ts';
import { isEnded } from './upload.machine.ts';

export interface RunningUploads {
  readonly uploads: readonly Upload[];
  /** Ids of files that are sent now. */
  readonly runningIds: readonly string[];
  /** Name on the player's device of a file that was sent since the page was loaded. */
  nameOf(id: string): string | undefined;
  add(files: Iterable<File>): void;
  dismiss(upload: Upload): void;
}

/** Names of files by their id at the server; names are personal and are kept by this page only. */
const NAMES = new Map<string, string>();

/** Uploads of files for one document request. They end with the page; `onUploaded` is called for each that arrives. */
export function useUploads(requestId: string, onUploaded: () => void): RunningUploads {
  const services = useServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [runningIds, setRunningIds] = useState<readonly string[]>([]);
  const uploaded = useEffectEvent(onUploaded);

  function remove(upload: Upload): void {
    upload.close();
    setUploads((now) => now.filter((one) => one !== upload));
  }

  const follow = useEffectEvent((upload: Upload) => {
    const state = upload.current();
    const ids = uploads.flatMap((one) => idOf(one) ?? []);
    const id = idOf(upload);
    if (id !== undefined) NAMES.set(id, upload.name);
    setRunningIds((now) => (now.join() === ids.join() ? now : ids));
    const isListed = state.status === 'done' || (state.status === 'refused' && state.isListed);
    if (isListed) uploaded();
    if (isListed || state.status === 'cancelled') remove(upload);
  });

  // Synchronises with the uploads, which run outside of React.
  useEffect(() => {
    const unsubscribes = uploads.map((upload) => upload.subscribe(() => follow(upload)));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [uploads]);

  const isRunning = uploads.some((upload) => !isEnded(upload.current()));
  const { guards } = services;
  // Synchronises with the guards of the shell: the page is not replaced while files are sent.
  useEffect(
    () => (isRunning ? guards.register(MONEY_FLOW_GUARD, 'pending') : undefined),
    [guards, isRunning],
  );

  const closeAll = useEffectEvent(() => {
    for (const upload of uploads) upload.close();
  });
  useEffect(() => () => closeAll(), []);

  return {
    uploads,
    runningIds,
    nameOf: (id) => NAMES.get(id),
    add: (files) =>
      setUploads((now) => [...now, ...[...files].map((file) => createUpload(services, requestId, file))]),
    dismiss: remove,
  };
}

function idOf(upload: Upload): string | undefined {
  const state = upload.current();
  return 'id' in state ? state.id : undefined;
}
