import { parseArgs } from 'node:util';
import { createTestDatabase } from '@foyer/launch/test-database';
import { PROTECTION_FAULTS } from './protectionFaults.ts';
import { proveProtection, UnfinishedRound, type ProtectionProof } from './proveProtection.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '300' },
    players: { type: 'string', default: '20' },
    'inject-fault': { type: 'boolean', default: false },
    changes: { type: 'string', default: '40' },
    fault: { type: 'string', default: '' },
  },
});
const startedAt = Date.now();
const print = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${text}`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2_000_000_000));
print(`seed ${seed}`);
const proof: ProtectionProof = {
  seed,
  kills: Number(values.kills),
  players: Number(values.players),
  changes: Number(values.changes),
  progress: print,
};

async function prove(): Promise<boolean> {
  const { faults, ...counts } = await proveProtection(proof);
  for (const fault of faults) console.log(`  ! ${fault}`);
  console.log(
    `kills ${counts.kills}, players ${counts.stories}, changes ${counts.changes}, faults ${faults.length}`,
  );
  return faults.length === 0;
}

/** True when the proof finds each injected fault within one round. */
async function proveDetection(): Promise<boolean> {
  let missed = 0;
  // the server of the databases ends with its last database
  const held = await createTestDatabase();
  const wanted = PROTECTION_FAULTS.filter(({ name }) => name.includes(values.fault));
  if (wanted.length === 0) throw new Error(`No fault has "${values.fault}" in its name.`);
  for (const fault of wanted) {
    // without final answers everything looks lost, whether the fault has an effect or not
    const { faults } = await proveProtection({ ...proof, kills: 1, fault, progress: () => undefined }).catch(
      (error: unknown) => {
        if (!(error instanceof UnfinishedRound)) throw error;
        print(`unfinished ${fault.name}: ${error.message}`);
        return { faults: [] };
      },
    );
    if (faults.length === 0) missed += 1;
    print(
      `${faults[0] === undefined ? 'MISSED' : 'found '} ${fault.name}: ${faults.length} ${faults[0] ?? ''}`,
    );
  }
  await held.close();
  return missed === 0;
}

const isProved = await (values['inject-fault'] ? proveDetection() : prove());
if (!isProved) process.exitCode = 1;
