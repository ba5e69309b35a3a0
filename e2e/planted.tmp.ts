import { liveEvidenceSchema } from '@foyer/kernel/plan-answers';
import { hrefTo } from '@foyer/links';
import {
  composedViews,
  observePages,
  openScratchEdge,
  signedFiles,
  withCandidate,
} from '@foyer/launch/page-check';
import { createRegistryClient, readSigningKey } from '@foyer/runtime';
import { plantRelease } from './fixtures/plantedRelease.ts';
import { faultyReleasesOf } from './fixtures/faultyReleases.ts';
const home = '/tmp/home-outside',
  APP = 'mfe-jackpot-raffle',
  BRAND = 'quetzal';
const key = await readSigningKey(home + '/keys/staff/operator.pem');
const op = createRegistryClient({ baseUrl: 'http://127.0.0.1:6407', key, clock: Date.now });
const { plan, edge, releases } = await op.get('/v1/live?environment=production', liveEvidenceSchema);
const live = plan.apps.find(({ app }) => app === APP)?.release ?? '';
const VIEW = { brand: BRAND, page: 'jackpot', path: hrefTo('en', 'jackpot') };
const names = releases.find(({ app }) => app === APP)?.document?.describes?.slots.fills ?? [];
const UPDATED = { updated: VIEW };
const SLOTS = {
  slots: { view: { brand: BRAND, page: 'lobby', path: hrefTo('en', 'lobby') }, app: 'mfe-casino', names },
};
const faulty = faultyReleasesOf('jackpot-raffle');
for (const [name, special] of [
  ['healthy', UPDATED],
  ['healthy', SLOTS],
  ['throwsInItsSlot', SLOTS],
  ['throwsAfterAnother', UPDATED],
  ['keepsListenersOfUpdates', UPDATED],
] as const) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const planted = await plantRelease({ home, app: APP, live }, faulty[name]);
  const { documents: _d, bytes: _b, describes: _x, ...candidate } = planted.manifest;
  const scratch = await openScratchEdge({ home, plan, candidate, edge });
  const started = performance.now();
  const views = await composedViews(scratch, { home, plan, candidate, edge }, special);
  const files = new Map([
    ...signedFiles(withCandidate(plan, candidate)),
    ...signedFiles({ apps: views.entries }),
  ]);
  const pages = await observePages(
    { publicPort: edge.port, actualPort: scratch.port },
    [],
    { candidate: planted.manifest, files },
    views,
  );
  console.log(
    name,
    Object.keys(special)[0],
    Math.round(performance.now() - started),
    JSON.stringify(pages.map(({ violations: _v, ...p }) => p)),
  );
  await scratch.close();
  await planted.remove();
}
process.exit(0);
