#!/usr/bin/env node
import { runFoyer } from './foyer.ts';
import { processTerminal } from './terminal.ts';

await runFoyer(process.argv.slice(2), processTerminal);
process.exitCode = processTerminal.exitCode;
