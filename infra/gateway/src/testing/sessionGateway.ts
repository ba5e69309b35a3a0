import { startFakeSessionApi, type FakeSessionApi } from './fakeSessionApi.ts';
import { createReleaseHome, type ReleaseHome } from './releaseHome.ts';
import { serveGateway, type ServedGateway } from './servedGateway.ts';

/** A gateway whose session endpoints are answered by a fake api. */
export interface SessionGateway {
  readonly releases: ReleaseHome;
  readonly api: FakeSessionApi;
  readonly gateway: ServedGateway;
  /** Restores the fake api before a test. */
  reset(): void;
  close(): Promise<void>;
}

/** @param publish Publishes releases before the gateway starts. */
export async function serveSessionGateway(
  publish: (releases: ReleaseHome) => Promise<unknown> = () => Promise.resolve(),
): Promise<SessionGateway> {
  const releases = await createReleaseHome();
  await publish(releases);
  const api = await startFakeSessionApi();
  const gateway = await serveGateway(releases.home, { upstreams: api.upstreams });
  return {
    releases,
    api,
    gateway,
    reset() {
      api.calls.length = 0;
      api.answers.clear();
      api.isDown = false;
    },
    async close() {
      await gateway.close();
      await api.close();
      await releases.remove();
    },
  };
}
