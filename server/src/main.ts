#!/usr/bin/env node
// The command line `quarry`.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling the modules anew takes longer than most commands and half as much memory again. Where nothing can be kept, they are.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/quarry'));
const { runCommandLine } = await import('./app/command-line/run.ts');

process.exitCode = await runCommandLine(process.argv.slice(2));
