#!/usr/bin/env node
import { checkHostNode, handOver } from './bootstrap.mjs';

checkHostNode();
handOver('infra/cli/src/main.ts', process.argv.slice(2));
