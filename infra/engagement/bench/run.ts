/**
 * `npm run bench:engagement`: time from a settled bet to the pages of the player, and a replay. One engagement
 * process with its database and a fake operator; the load comes from the same process. A benchmark, not a test: the
 * result depends on the machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { replay } from '../src/facts/replay.ts';
import { applyFacts, type FactRequest } from '../src/facts/factStore.ts';
import { openRuleSets } from '../src/rules/ruleSets.ts';
import { bet, factOf, missionOf, rulesOf } from '../src/testing/factBuilder.ts';
import { startEngagementStage, type StageSocket } from '../src/testing/engagementStage.ts';
import { seriesOf } from '../src/testing/tournamentBuilder.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    watchers: { type: 'string', default: '20' },
    facts: { type: 'string', default: '100000' },
  },
});
const PLAYERS = Number(values.players);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const WATCHERS = Number(values.watchers);
const FACTS = Number(values.facts);
const TICK_MS = 50;
const BATCH = 500;
const BRAND = 'aurora';
const DAY_MS = 86_400_000;

const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS).toISOString();
const rules = rulesOf(
  [
    missionOf({
      tasks: [
        { id: 'rounds', title: 'rounds', filter: { kind: 'bet' }, counter: 'count', target: 1_000_000 },
      ],
    }),
  ],
  {
    tournaments: [
      seriesOf(
        { firstStart: today, lastsMinutes: 1_440, registrationAfterMinutes: 1_440 },
        { scoring: { kind: 'wager', hourlyCapCents: 1_000_000_000 } },
      ),
    ],
  },
);
const stage = await startEngagementStage(rules);
const stored = (await openRuleSets(stage.pool, Date.now, { [BRAND]: rules })).current(BRAND);
if (!stored) throw new Error('The rules of the benchmark are missing.');
const deps = { pool: stage.pool, bus: stage.bus, clock: Date.now };
const player = (index: number) => ({ brand: BRAND, playerId: `player-${index}` });

async function applyAll(requests: Iterable<FactRequest>): Promise<void> {
  let batch: FactRequest[] = [];
  for (const request of requests) {
    batch.push(request);
    if (batch.length < BATCH) continue;
    await applyFacts(deps, batch);
    batch = [];
  }
  await applyFacts(deps, batch);
}

function* everyoneOptsIn(): Generator<FactRequest> {
  for (let index = 0; index < PLAYERS; index += 1)
    yield {
      player: player(index),
      rules: stored as NonNullable<typeof stored>,
      decide: () => ({ ...factOf('participation', Date.now(), { enable: true }, player(index)), blocks: [] }),
    };
}

function* rounds(count: number): Generator<FactRequest> {
  for (let index = 0; index < count; index += 1)
    yield {
      player: player(index % PLAYERS),
      rules: stored as NonNullable<typeof stored>,
      decide: () => ({ ...bet(Date.now(), {}, player(index % PLAYERS)), blocks: [] }),
    };
}

const at = (times: readonly number[], share: number): string =>
  ([...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);

try {
  const started = performance.now();
  await applyAll(everyoneOptsIn());
  const tokens = await Promise.all(
    Array.from({ length: WATCHERS }, (_, index) => stage.token(`player-${index}`)),
  );
  const { body } = await stage.request('/api/engagement/v1/tournaments', { token: tokens[0] ?? '' });
  const runId = (body as unknown as { tournaments: { id: string }[] }).tournaments[0]?.id ?? '';
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let index = next++; index < PLAYERS; index = next++) {
        const token = tokens[index] ?? (await stage.token(`player-${index}`));
        const path = `/api/engagement/v1/tournaments/${runId}/registration`;
        const { status } = await stage.request(path, { method: 'POST', token });
        if (status !== 200) throw new Error(`A registration was answered ${status}.`);
      }
    }),
  );
  console.log(`${PLAYERS} players registered in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  await measureLive(tokens, runId);
  await measureReplay();
} finally {
  await stage.close();
}

async function measureLive(tokens: readonly string[], runId: string): Promise<void> {
  const progress: number[] = [];
  const places: number[] = [];
  /** Start of the wait for each message, by watched player. */
  const waits = tokens.map(() => ({ progress: 0, place: 0 }));
  const sockets: StageSocket[] = [];
  for (const [index, token] of tokens.entries()) {
    const socket = await stage.listen(token, (message) => {
      const wait = waits[index];
      if (wait === undefined) return;
      const now = performance.now();
      if (message.type === 'changed' && wait.progress > 0) {
        progress.push(now - wait.progress);
        wait.progress = 0;
      }
      if (message.type === 'leaderboard' && wait.place > 0) {
        places.push(now - wait.place);
        wait.place = 0;
      }
    });
    await socket.until('ready');
    socket.send({ type: 'watch', tournaments: [runId] });
    sockets.push(socket);
  }
  const before = process.cpuUsage();
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < SECONDS * 1_000) {
    const due = Math.floor(((performance.now() - start) * RATE) / 1_000);
    for (; sent < due; sent += 1) {
      const watched = sent % 10 === 0 ? (sent / 10) % WATCHERS : undefined;
      const wait = watched === undefined ? undefined : waits[watched];
      const index = watched ?? WATCHERS + Math.floor(Math.random() * (PLAYERS - WATCHERS));
      if (wait && wait.progress === 0) wait.progress = performance.now();
      if (wait && wait.place === 0) wait.place = performance.now();
      const { payload } = bet(Date.now(), player(index));
      await stage.report('api.bet-settled', payload);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await stage.handled(sent);
  const seconds = (performance.now() - start) / 1_000;
  const cpu = process.cpuUsage(before);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `${(sent / seconds).toFixed(0)} bets/s for ${seconds.toFixed(0)} s, load of the machine ${load}, ${((cpu.user + cpu.system) / 10_000 / seconds).toFixed(0)} % of a core with the load generator`,
  );
  console.log(
    `bet → changed       p50 ${at(progress, 0.5)} ms   p95 ${at(progress, 0.95)} ms of ${progress.length}`,
  );
  console.log(
    `bet → leaderboard   p50 ${at(places, 0.5)} ms   p95 ${at(places, 0.95)} ms of ${places.length}`,
  );
  for (const socket of sockets) socket.close();
}

async function measureReplay(): Promise<void> {
  const writing = performance.now();
  await applyAll(rounds(FACTS));
  const perSecond = FACTS / ((performance.now() - writing) / 1_000);
  const replaying = performance.now();
  const { facts, computedHash, storedHash } = await replay(stage.pool);
  const seconds = (performance.now() - replaying) / 1_000;
  console.log(
    `${FACTS} facts applied at ${perSecond.toFixed(0)}/s; ${facts} replayed in ${seconds.toFixed(1)} s, ${computedHash === storedHash ? 'identical' : 'DIFFERENT'}`,
  );
  if (computedHash !== storedHash) process.exitCode = 1;
}
