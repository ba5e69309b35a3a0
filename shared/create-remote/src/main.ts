#!/usr/bin/env node
import { createRemote } from './createRemote.ts';

process.exitCode = createRemote(process.argv.slice(2), process.cwd(), (line) => console.log(line));
