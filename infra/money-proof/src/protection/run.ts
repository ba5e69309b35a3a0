import { parseArgs } from 'node:util';
import { proveProtection } from './proveProtection.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '300' },
    players: { type: 'string', default: '18' },
    'inject-fault': { type: 'boolean', default: false },
    changes: { type: 'string', default: '40' },
  },
});
const startedAt = Date.now();
const print = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${text}`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2_000_000_000));
print(`seed ${seed}`);
const { faults, ...counts } = await proveProtection({
  seed,
  kills: Number(values.kills),
  players: Number(values.players),
  changes: Number(values.changes),
  isFaultInjected: values['inject-fault'],
  progress: print,
});
for (const fault of faults) console.log(`  ! ${fault}`);
console.log(
  `kills ${counts.kills}, players ${counts.stories}, changes ${counts.changes}, faults ${faults.length}`,
);
if (faults.length > 0) process.exitCode = 1;
