import { checkHostNode, ensureInstalled, handOver } from './bootstrap.mjs';

checkHostNode();
const installedMs = ensureInstalled();
handOver('infra/launch/src/main.ts', [
  ...(installedMs > 1_000 ? [`--installed-ms=${installedMs}`] : []),
  ...process.argv.slice(2),
]);
