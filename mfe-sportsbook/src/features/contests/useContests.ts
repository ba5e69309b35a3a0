import type { Services } from '@foyer/contract';
import { useServices, useStore } from '@foyer/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepConnected } from '../sports-feed/adapters/feedConnection.ts';
import { readContests } from '../sports-feed/adapters/feedReads.ts';
import { shareStream, type ConnectContests } from './contestStream.ts';
import { createContests, type Contests, type ContestsState } from './createContests.ts';

/** Lists and contests kept after their page is left; above the selections of a slip. */
const MAX_KEPT = 24;

interface PageContests {
  readonly known: Map<string, Contests>;
  readonly connect: ConnectContests;
}
const pages = new WeakMap<Services['storage'], PageContests>();

/** The races, the outrights, or one contest by its id, of this browser page. */
export function contestsOf({ storage }: Pick<Services, 'storage'>, name: string): Contests {
  const page = pages.get(storage) ?? {
    known: new Map<string, Contests>(),
    connect: shareStream(keepConnected),
  };
  pages.set(storage, page);
  const { known, connect } = page;
  const contests = known.get(name) ?? createContests(name, { read: readContests, connect });
  // the most recently used is last, and the first is dropped
  known.delete(name);
  known.set(name, contests);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KEPT) break;
    known.delete(oldest);
  }
  return contests;
}

/** Their state; the connection lives as long as the component, which needs the name as its key. */
export function useContests(name: string): { readonly state: ContestsState; retry(): void } {
  const services = useServices();
  const [contests] = useState(() => contestsOf(services, name));
  // synchronises with the feed's socket
  useEffect(() => contests.follow(), [contests]);
  return { state: useStore(contests), retry: contests.retry };
}

/** Contests of the slip by their ids. */
export type SlipContests = ReadonlyMap<string, ContestsState>;

/** The contests that a slip has selections of. */
export function useSlipContests(ids: readonly string[]): SlipContests {
  const services = useServices();
  const key = [...new Set(ids)].join();
  const [followed, setFollowed] = useState(() => follow(services, key));
  if (followed.key !== key) setFollowed(follow(services, key));
  // synchronises with the feed's socket
  useEffect(() => followed.connect(), [followed]);
  useSyncExternalStore(followed.subscribe, followed.version, followed.version);
  return new Map(followed.all.map(([id, contests]) => [id, contests.current()]));
}

function follow(services: Pick<Services, 'storage'>, key: string) {
  const all = key === '' ? [] : key.split(',').map((id) => [id, contestsOf(services, id)] as const);
  let changes = 0;
  return {
    key,
    all,
    connect() {
      const stops = all.map(([, contests]) => contests.follow());
      return () => stops.forEach((stop) => stop());
    },
    version: () => changes,
    subscribe(listener: () => void) {
      const stops = all.map(([, contests]) =>
        contests.subscribe(() => {
          changes += 1;
          listener();
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
