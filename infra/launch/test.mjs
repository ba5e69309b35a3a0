import { checkHostNode, ensureInstalled, handOver } from './bootstrap.mjs';

checkHostNode();
ensureInstalled();
handOver('infra/launch/src/testing/main.ts', process.argv.slice(2));
