#!/usr/bin/env node
// The command line `quarry`.
import { runCommandLine } from './app/command-line/run.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
