import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { features } from '../../features.ts';
import type { FeatureCases, FieldCase } from './field-case.ts';
import type { RootName } from './field-document.ts';
import { cases as installation } from './installation.cases.ts';

const folder = join(import.meta.dirname, '../../../features');

/** What each feature brings, in the order of the features: each that has a file `<feature>.cases.ts`. */
export const featureCases: readonly FeatureCases[] = [
  installation,
  ...(await Promise.all(
    features.flatMap(({ name }) => globSync(`${name}/${name}.cases.ts`, { cwd: folder })).map(readCases),
  )),
];

async function readCases(file: string): Promise<FeatureCases> {
  const { cases } = (await import(pathToFileURL(join(folder, file)).href)) as { cases: FeatureCases };
  return cases;
}

function merged(parts: readonly (FeatureCases[RootName] | undefined)[]): Readonly<Record<string, FieldCase>> {
  return Object.assign({}, ...parts) as Record<string, FieldCase>;
}

/**
 * How every field of the SDL is called, and what the people of the other shop and the others get for it. Mutations stand in an order in
 * which anyone who may do all of it can do one after the other: what takes something away comes last, that of the features below at the end.
 */
export const fieldCases: Record<RootName, Readonly<Record<string, FieldCase>>> = {
  Query: merged(featureCases.map(({ Query }) => Query)),
  Mutation: merged([
    ...featureCases.map(({ FirstMutation }) => FirstMutation),
    ...featureCases.map(({ Mutation }) => Mutation),
    ...featureCases.map(({ LastMutation }) => LastMutation).toReversed(),
  ]),
  Subscription: merged(featureCases.map(({ Subscription }) => Subscription)),
};
