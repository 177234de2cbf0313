// `npm run generate`: everything that is derived from the SDL, the operations, the refusals and the declarations of areas, so that the check
// can compare it.
//   contracts/src/**/*.graphql            -> contracts/schema.graphql, server/src/platform/graphql/schema-types.generated.ts
//   web/src/**/<area>.names.ts            -> web/src/i18n/navigation.generated.ts and one for each other language
//   web/src/features/*/index.ts           -> web/src/app/shell/navigation-icons.generated.ts
//   web/src/**/<name>.operations.graphql  -> <name>.operations.generated.ts beside it, contracts/trusted-documents.json
//   contracts/src/*/*.refusals.ts         -> contracts/src/wording/refusals.generated.ts, web/src/i18n/wording/refusals.<language>.generated.ts
//   contracts/src/*/*.settings.ts         -> contracts/src/settings/registry.generated.ts, web/src/features/settings/setting-texts.<language>.generated.ts
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import * as schemaTypes from '@graphql-codegen/typescript';
import { buildASTSchema, concatAST, Kind, parse, print, printSchema, validate, validateSchema, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, dirname } from 'node:path';
import { gatherNames, iconsIn, languages, readNames } from './navigation-names.ts';
import { gatherRefusals } from './refusals.ts';
import { recordsRead } from './records-read.ts';
import { gatherSettings } from './settings.ts';

const root = join(import.meta.dirname, '..');
const scalars = { DateTime: 'string', JSON: 'unknown', FilterTree: 'unknown', SafeInt: 'number', ID: 'string' };
const heading = '// Written by `npm run generate`; do not edit.\n';

const schema = readSchema();
/** What the dashboard asks, by the id it asks with. */
const trusted = new Map<string, string>();
writeIfChanged(
  'contracts/schema.graphql',
  `# Written by \`npm run generate\`; do not edit.\n\n${printSchema(schema)}\n`,
);
writeIfChanged('server/src/platform/graphql/schema-types.generated.ts', await resolverTypesOf(schema));
for (const file of files('web/src/**/*.operations.graphql')) {
  writeIfChanged(file.replace(/\.graphql$/, '.generated.ts'), await operationsOf(file));
}
const byId = [...trusted].toSorted(([one], [other]) => (one < other ? -1 : 1));
writeIfChanged('contracts/trusted-documents.json', `${JSON.stringify(Object.fromEntries(byId), null, 2)}\n`);
for (const { files, problems } of [await gatherRefusals(root), await gatherSettings(root)]) {
  if (problems.length > 0) refuse(problems.join(' '));
  for (const [file, text] of files) writeIfChanged(file, text);
}

await writeNames();
writeIcons();

/** English is at hand in the first load, each other language is one lazy file. */
async function writeNames(): Promise<void> {
  const files = await readNames(root);
  for (const language of languages) {
    const [suffix, name] = language === 'en' ? ['', 'english'] : [`.${language}`, 'translation'];
    const texts = JSON.stringify(gatherNames(files, language), null, 2);
    writeIfChanged(`web/src/i18n/navigation${suffix}.generated.ts`, `${heading}\nexport const ${name} = ${texts};\n`);
  }
}

/** The menu comes after the log-in, and so do the icons that areas name in the first load. */
function writeIcons(): void {
  const declarations = files('web/src/features/*/index.ts').map((file) => readFileSync(join(root, file), 'utf8'));
  const icons = iconsIn(declarations).join(',\n  ');
  writeIfChanged(
    'web/src/app/shell/navigation-icons.generated.ts',
    `${heading}\nimport {\n  ${icons},\n} from '@tabler/icons-react';\n\nexport const navigationIcons = {\n  ${icons},\n};\n`,
  );
}

function readSchema(): GraphQLSchema {
  const documents = files('contracts/src/**/*.graphql').map((file) => parseFile(file));
  const { schema, problems } = mergeSchema(concatAST(documents));
  if (problems.length > 0) refuse(`The SDL in contracts/src is not valid: ${problems.join(' ')}`);
  return schema;
}

/** Folds `extend type` into the type itself, so that the printed schema is one whole. */
function mergeSchema(document: DocumentNode): { schema: GraphQLSchema; problems: string[] } {
  const extensions = document.definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_EXTENSION);
  const definitions = document.definitions
    .filter((definition) => definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
    .map((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
      const more = extensions.filter((extension) => extension.name.value === definition.name.value);
      return { ...definition, fields: [...(definition.fields ?? []), ...more.flatMap(({ fields }) => fields ?? [])] };
    });
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions });
  return { schema, problems: validateSchema(schema).map(({ message }) => message) };
}

async function resolverTypesOf(schema: GraphQLSchema): Promise<string> {
  const text = await codegen({
    filename: 'schema-types.generated.ts',
    schema: parse(printSchema(schema)),
    documents: [],
    config: {
      scalars: { ...scalars, DateTime: 'Date | string' },
      useTypeImports: true,
      enumsAsTypes: true,
      contextType: '../feature.ts#RequestContext',
      defaultMapper: './shape.ts#Shape<{T}>',
    },
    plugins: [{ types: {} }, { resolvers: {} }],
    pluginMap: { types: schemaTypes, resolvers: resolverTypes },
  });
  return `${heading}${text}\n`;
}

async function operationsOf(file: string): Promise<string> {
  const document = parseFile(file);
  const shared = sharedFragments(file, document);
  const whole = concatAST([document, ...shared]);
  const problems = validate(schema, whole);
  if (problems.length > 0) refuse(`${file}: ${problems.map(({ message }) => message).join(' ')}`);
  const types = await codegen({
    filename: file,
    schema: parse(printSchema(schema)),
    documents: [{ location: file, document: whole }],
    config: {
      scalars,
      useTypeImports: true,
      enumType: 'string-literal',
      arrayInputCoercion: false,
      immutableTypes: true,
      skipTypeNameForRoot: true,
      extractAllFieldsToTypes: false,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationTypes },
  });
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const importPath = relative(dirname(file), 'web/src/data/index.ts');
  return [
    heading,
    `import type { TypedDocument } from '${importPath}';\n`,
    types,
    ...operations.map((operation) => documentOf(operation, whole)),
  ].join('\n');
}

function documentOf(operation: OperationDefinitionNode, whole: DocumentNode): string {
  const name = operation.name?.value ?? refuse('Every operation needs a name.');
  const kind = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[operation.operation];
  const used = fragmentsOf(operation, whole);
  const text = [operation, ...used]
    .map((definition) => print(definition))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  const id = idOf(name, text);
  trusted.set(id, text);
  const types = kind === 'Query' ? recordsRead(schema, [operation, ...used]) : [];
  const reads = types.length === 0 ? '' : `  reads: [${types.map((type) => `'${type}'`).join(', ')}],\n`;
  return `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = {\n  id: '${id}',\n  name: '${name}',\n${reads}  text: ${JSON.stringify(text)},\n};\n`;
}

/** Of GraphQL over HTTP's custom form: another text has another id, so that dashboards and servers of two releases never mean two things by one. */
function idOf(name: string, text: string): string {
  return `x-${name}-${hash('sha256', text, 'base64url').slice(0, 12)}`;
}

/** The fragments an operation spreads, directly or through others, each once. */
function fragmentsOf(operation: OperationDefinitionNode, whole: DocumentNode): FragmentDefinitionNode[] {
  const known = new Map(
    whole.definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = known.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...used.values()];
}

/** Fragments may stand in `*.fragments.graphql` of the same feature, and in that of the data layer; only those that are spread come along. */
function sharedFragments(file: string, document: DocumentNode): DocumentNode[] {
  const [feature = dirname(file)] = /^web\/src\/features\/[^/]+/.exec(file) ?? [];
  const known = [...new Set([dirname(file), feature, 'web/src/data'])]
    .map((folder) => join(folder, '*.fragments.graphql'))
    .flatMap(files)
    .map((path) => parseFile(path));
  const whole = concatAST([document, ...known]);
  const own = new Set<FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) fragmentsOf(definition, whole).forEach((one) => own.add(one));
  }
  const definitions = [...own].filter((fragment) => !document.definitions.includes(fragment));
  return [{ kind: Kind.DOCUMENT, definitions }];
}

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function parseFile(file: string): DocumentNode {
  try {
    return parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    return refuse(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function writeIfChanged(file: string, text: string): void {
  const path = join(root, file);
  if (readTextOrNothing(path) !== text) writeFileSync(path, text);
}

function readTextOrNothing(path: string): string | undefined {
  return globSync(path).length > 0 ? readFileSync(path, 'utf8') : undefined;
}

function refuse(reason: string): never {
  process.stderr.write(`generate: ${reason}\n`);
  process.exit(1);
}
