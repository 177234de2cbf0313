import { featureOrder } from './feature-order.ts';

export type ImportFault = { file: string; specifier: string; reason: string };

/** Which of our packages each workspace may import. */
const allowedPackages: Record<string, readonly string[]> = {
  contracts: [],
  extraction: ['contracts'],
  matching: ['contracts', 'extraction'],
  'sample-data': [],
  server: ['contracts', 'extraction', 'matching', 'demo-shops'],
  web: ['contracts', 'extraction', 'sample-data'],
  'demo-shops': [],
  e2e: ['contracts', 'demo-shops'],
  bench: ['contracts', 'demo-shops'],
  tooling: [],
};

/** Files of the server that may know the demo shops: they start them beside the product, and test against them. */
const mayKnowDemoShops = /^server\/src\/(?:app\/|(?:.*\/)?testing\/|.*\.test\.ts$)/;

/** Built-in modules that would let a pure workspace reach the network, the disk or chance. */
const impureModules = /^(?:node:)?(?:fs|net|http|https|http2|dgram|dns|tls|child_process|worker_threads|os)(?:\/|$)/;
const pureWorkspaces = new Set(['contracts', 'extraction', 'matching', 'sample-data']);

/**
 * Whether `file` (a path from the root, with /) may import `specifier`; undefined when it may, else the rule it breaks.
 * The rules are those of docs/architecture.md: packages by direction, layers by direction, features by order and only through their door.
 */
export function importFault(file: string, specifier: string): string | undefined {
  const workspace = file.split('/')[0] ?? '';
  const isTest = /\.test\.tsx?$/.test(file);
  if (specifier.startsWith('@quarry/')) return packageFault(file, workspace, specifier);
  if (!isTest && pureWorkspaces.has(workspace) && impureModules.test(specifier)) {
    return `${workspace} is pure: ${specifier} must arrive as an argument`;
  }
  if (!specifier.startsWith('.')) return undefined;
  const target = resolvePath(file, specifier);
  if (!target.startsWith(`${workspace}/`)) return 'another workspace is imported by its package name only';
  return layerFault(file, target);
}

function packageFault(file: string, workspace: string, specifier: string): string | undefined {
  const name = specifier.split('/')[1] ?? '';
  if (!allowedPackages[workspace]?.includes(name)) return `${workspace} may not import ${name}`;
  if (workspace === 'server' && name === 'demo-shops' && !mayKnowDemoShops.test(file)) {
    return 'only app/, testing/ and tests may know the demo shops';
  }
  return undefined;
}

function layerFault(file: string, target: string): string | undefined {
  const from = place(file);
  const to = place(target);
  const isTest = /\.(?:test|cases)\.tsx?$/.test(file) || file.includes('/testing/');
  if (isTest) return undefined;
  if (from.layer === 'platform' && (to.layer === 'features' || to.layer === 'app')) return 'platform knows no feature';
  if (['ui', 'data', 'i18n'].includes(from.layer) && ['features', 'app'].includes(to.layer))
    return `${from.layer} knows no feature`;
  if (from.layer === 'features' && to.layer === 'app') return 'a feature does not know the app';
  if (from.layer !== 'features' || to.layer !== 'features' || from.feature === to.feature)
    return doorFault(from, to, target);
  return orderFault(from.feature, to.feature) ?? doorFault(from, to, target);
}

/** Only these are divided into app, features and what lies below them. */
const layeredWorkspaces = new Set(['server', 'web']);

type Place = { layer: string; feature: string };

function place(path: string): Place {
  const [workspace = '', source, layer = '', feature = ''] = path.split('/');
  return source === 'src' && layeredWorkspaces.has(workspace)
    ? { layer, feature: layer === 'features' ? feature : '' }
    : { layer: '', feature: '' };
}

function orderFault(from: string, to: string): string | undefined {
  const order: readonly string[] = featureOrder;
  const [lower, upper] = [order.indexOf(to), order.indexOf(from)];
  if (lower < 0 || upper < 0) return `tooling/feature-order.ts does not name ${lower < 0 ? to : from}`;
  return lower > upper ? `${from} comes before ${to}: send an event through the outbox instead` : undefined;
}

function doorFault(from: Place, to: Place, target: string): string | undefined {
  if (to.layer !== 'features' || from.feature === to.feature) return undefined;
  return /\/features\/[^/]+\/index\.tsx?$/.test(target) ? undefined : 'a feature is entered through its index.ts only';
}

function resolvePath(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const importStatement =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** All faults of one source text. */
export function importFaults(file: string, source: string): ImportFault[] {
  return [...source.matchAll(importStatement)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    const reason = importFault(file, specifier);
    return reason ? [{ file, specifier, reason }] : [];
  });
}
