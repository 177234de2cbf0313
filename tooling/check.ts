// `npm run check`: formatting, lint, types, import directions, table owners, generated files, texts, unused code. Every check runs; any failure fails.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFaults } from './import-directions.ts';

const root = join(import.meta.dirname, '..');
const workspaces = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] })
  .workspaces;

type Check = { name: string; run: () => boolean };

const checks: Check[] = [
  { name: 'formatting', run: () => tool('oxfmt', '--check', '.') },
  { name: 'lint', run: () => tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'types', run: () => workspaces.filter(hasSources).every((workspace) => tool('tsc', '-p', workspace)) },
  { name: 'import directions', run: importDirections },
  { name: 'table owners', run: () => script('tooling/check-table-access.ts') },
  { name: 'generated files', run: generatedFiles },
  { name: 'texts', run: () => script('tooling/check-texts.ts') },
  { name: 'sizes of the dashboard', run: () => script('tooling/build.ts', '--check') },
  { name: 'unused code and dependencies', run: () => tool('knip', '--no-progress') },
];

const failed = checks.filter((check) => {
  const startedAt = performance.now();
  const isGood = check.run();
  say(`${isGood ? 'ok  ' : 'FAIL'} ${check.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return !isGood;
});
if (failed.length > 0)
  say(`${failed.length} of ${checks.length} checks failed: ${failed.map((check) => check.name).join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function tool(name: string, ...args: string[]): boolean {
  return spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function script(file: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

function hasSources(workspace: string): boolean {
  return (
    globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => path.includes('node_modules') }).length > 0
  );
}

function importDirections(): boolean {
  const divided = workspaces.filter((workspace) => workspace !== 'tooling');
  const files = divided.flatMap((workspace) =>
    globSync(`${workspace}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (path) => path.includes('node_modules') || path.includes('dist'),
    }),
  );
  const faults = files.flatMap((file) =>
    importFaults(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')),
  );
  for (const fault of faults) say(`${fault.file}: ${fault.specifier}: ${fault.reason}`);
  return faults.length === 0;
}

/** Generates again and compares, so that a committed file that nobody generated is found. */
function generatedFiles(): boolean {
  if (!existsSync(join(root, 'tooling/generate.ts'))) return true;
  const before = generatedState();
  const generated = spawnSync(process.execPath, [join(root, 'tooling/generate.ts')], { cwd: root, stdio: 'inherit' });
  if (generated.status !== 0) return false;
  const changed = [...generatedState()].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
  for (const file of changed) say(`${file} was out of date; commit what "npm run generate" wrote.`);
  return changed.length === 0;
}

function generatedState(): Map<string, string> {
  const files = globSync(['**/*.generated.ts', 'contracts/{schema.graphql,trusted-documents.json}'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
