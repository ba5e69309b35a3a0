import { parseArgs } from 'node:util';
import { EQUIVALENTS } from './equivalents.ts';
import { testMutant } from './testMutant.ts';
import { openResultStore } from './resultStore.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { MIN_SCORE, score } from './report.ts';
import { readTargets, readUnknown, type Target } from './targets.ts';
import { filesFor, nameOf, readTestFiles } from './testFiles.ts';
import { roundRobin } from './mutantOrder.ts';
import { startMutationServer } from './mutationServer.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    count: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '60' },
    record: { type: 'string' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    files: { type: 'string', default: '40' },
    lanes: { type: 'string', default: '2' },
    port: { type: 'string', default: '4260' },
    score: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const began = Date.now();
let until = began + Number(values.minutes) * 60_000;
// finish the current mutant on a signal, so that the database stops and no files remain
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (until = 0));
const print = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text}`);
const store = openResultStore(values.record);
print(`seed ${seed}, ${store.mutants().length} on record`);

const server = await startMutationServer(Number(values.port));
try {
  const targets = await server.withDatabase(server.template, readTargets);
  const mutants = targets.flatMap(mutantsOf);
  if (!values.score) await testAll(targets, mutants);
  const { text, isSufficient } = score(mutants, store);
  console.log(text);
  const stale = EQUIVALENTS.filter(
    (one) =>
      !mutants.some(
        ({ target, before, after }) => target === one.target && before === one.before && after === one.after,
      ),
  );
  for (const { target, after } of stale)
    console.log(`This fault does not exist any more; remove it from equivalents.ts: ${target}: ${after}`);
  if (!isSufficient) console.log(`Tests killed less than ${MIN_SCORE} % of the mutants.`);
  const unknown = await server.withDatabase(server.template, readUnknown);
  if (unknown.length > 0) console.log(`Add to a group in groups.ts: ${unknown.join(', ')}`);
  if (!isSufficient || stale.length + unknown.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

async function testAll(targets: readonly Target[], mutants: readonly Mutant[]): Promise<void> {
  const files = await readTestFiles(server, store, { seed, lanes: Number(values.lanes), print });
  const next = roundRobin(mutants, store, {
    seed,
    count: Number(values.count),
    only: values.only?.split(','),
    again: values.again,
  });
  const lane = async (_: unknown, number: number): Promise<void> => {
    for (let mutant = next(); mutant && Date.now() < until; mutant = next()) {
      const { target: name, line, operator, before, after } = mutant;
      const target = targets.find((one) => nameOf(one) === name);
      const likeliest = target
        ? filesFor(target, targets, files, store.mutants()).slice(0, Number(values.files))
        : [];
      const result = await testMutant(server, `mutant_${number}`, mutant, likeliest, seed);
      if (result) store.add(result);
      print(
        `${(result?.outcome ?? 'unclear').padEnd(8)} ${name}:${line} ${operator}, ${(result?.seconds ?? 0).toFixed(1)} s${result?.outcome === 'survived' ? `\n        - ${before}\n        + ${after}` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
}
