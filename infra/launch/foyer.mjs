#!/usr/bin/env node
import path from 'node:path';
import { checkHostNode, handOver, repositoryRoot } from './bootstrap.mjs';

checkHostNode();
// compiled modules are kept for the next command, which starts in half the time; it covers the processes it starts
process.env.NODE_COMPILE_CACHE ??= path.join(repositoryRoot, 'node_modules', '.cache', 'foyer-node');
handOver('infra/cli/src/main.ts', process.argv.slice(2));
