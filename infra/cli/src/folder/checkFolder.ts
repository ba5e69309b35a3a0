import type { Release } from '@foyer/build';
import { releaseFolder } from '@foyer/build/store';
import { gatherFacts, judge, reportOf, type CheckReport } from '@foyer/gate';
import { ignoreError } from '@foyer/kernel';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import { BRANDS } from '@foyer/market';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchSchemas, readLiveEvidence } from '../check/evidence.ts';
import { readGatePlayers } from '../check/gatePlayers.ts';
import { readWaivers } from '../check/readWaivers.ts';
import { reusedText } from '../check/reuse/pageReuse.ts';
import { judgeSmoke, smoke, SMOKE_RULES } from '../check/smoke.ts';
import { today } from '../check/today.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';
import { folderRules } from './folderRules.ts';

export interface FolderCheck {
  readonly candidate: Release;
  /** Data home whose store contains the candidate. */
  readonly home: string;
  readonly environment: string;
  /** Undefined without a registry and a key: only the folder itself is judged. */
  readonly session: Session | undefined;
  /**
   * Data home of a product on this machine in which a browser opens the release; undefined outside the repository, whose
   * packages do not contain the composed shell.
   */
  readonly browserHome?: string | undefined;
}

/** Judges a release of any build by the rules of the gate that need no sources. */
export async function checkFolder({
  candidate,
  home,
  environment,
  session,
  browserHome,
}: FolderCheck): Promise<CheckReport> {
  const day = today();
  const live = session && (await readLiveEvidence(session));
  const schemas = session && (await fetchSchemas(session));
  // started first, because it may take longer than the rules
  const opened =
    live && browserHome !== undefined
      ? smoke({
          home: browserHome,
          candidate,
          live,
          brands: BRANDS,
          players: await readGatePlayers(browserHome),
          isQuick: true,
          schemas,
        })
      : undefined;
  if (live) await fetchLiveFiles(live, home);
  const facts = gatherFacts({
    home,
    root: repositoryRoot,
    candidate,
    live: live?.releases ?? [],
    defaults: Object.fromEntries((live?.plan.apps ?? []).map(({ app, release }) => [app, release])),
    squads: live?.squads,
    brands: BRANDS,
    schemas,
    sources: { types: [], imports: [], packages: { declared: {}, nested: [] }, generated: [] },
    today: day,
    smoke: [],
  });
  const rules = folderRules({ isAlone: session === undefined, hasSizes: facts.candidate.sizes.length > 0 });
  const fromFiles = judge(facts, rules);
  const answer = await opened;
  const fromBrowser = answer ? judgeSmoke(facts, answer) : [];
  const about = {
    app: candidate.app,
    release: candidate.release,
    // without a registry, no live release of any environment is known
    environment: session ? environment : undefined,
    brands: BRANDS,
    without: opened ? [] : (['axe'] as const),
    ...(answer && 'result' in answer && { reused: answer.result.reused.map(reusedText) }),
  };
  return reportOf(about, [...fromFiles, ...fromBrowser], {
    rules: rules.length + (opened ? SMOKE_RULES.length : 0),
    waivers: readWaivers(process.cwd()),
    granted: live?.granted ?? [],
    today: day,
  });
}

/** Downloads what the rules compare with: styles and queries of live releases. The gate verifies their hashes. */
async function fetchLiveFiles({ releases, edge, site, plan }: LiveEvidence, home: string): Promise<void> {
  const [brand = 'aurora'] = BRANDS;
  const origin = site?.replace('{brand}', brand) ?? `http://${brand}.localhost:${edge.port}`;
  await Promise.all(
    releases.flatMap(({ app, release, document }) => {
      const isDefault = plan.apps.some((one) => one.app === app && one.release === release);
      const files = Object.keys(document?.files ?? {}).filter(
        (file) => /^documents\.json$|\.css$/.test(file) || (isDefault && /\.js$/.test(file)),
      );
      return files.map(async (file) => {
        const target = path.join(releaseFolder(home, app, release), file);
        const content = await download(new URL(`/assets/${app}/${release}/${file}`, origin), edge.host, site);
        if (content === undefined) return;
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      });
    }),
  );
}

/** Undefined where the site does not answer: the rule reports that it could not compare. */
async function download(url: URL, host: string, site: string | undefined): Promise<Uint8Array | undefined> {
  // `*.localhost` is this machine for browsers, not for Node
  const address = site === undefined ? new URL(`${url.protocol}//${host}:${url.port}${url.pathname}`) : url;
  const answer = await fetch(address, { headers: { host: url.host } }).catch(
    ignoreError('the rule reports styles that could not be read'),
  );
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}
