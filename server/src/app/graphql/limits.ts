import {
  type ASTVisitor,
  BREAK,
  type DirectiveNode,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  validate,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { measureDocument } from './document-measure.ts';
import { mostRepeats } from './repeated-fields.ts';

/** What a document may be at most; beyond it nothing of it is run. */
export const limits = {
  depth: 15,
  aliases: 30,
  repeats: 30,
  operations: 50,
  directives: 50,
  tokens: 3_000,
  characters: 40_000,
  bodyBytes: 1_048_576,
  listItems: 1_000,
  windowRows: 500,
  inputDepth: 40,
  cost: 50_000,
} as const;

/** Our rules beside GraphQL's own. */
export function limitRules(isProduction: boolean): ValidationRule[] {
  const own = [countRule('aliases'), countRule('directives'), repeatRule, depthRule, sizeRule];
  return isProduction ? [...own, NoSchemaIntrospectionCustomRule] : own;
}

function countRule(what: 'aliases' | 'directives'): ValidationRule {
  return (context) => {
    let count = 0;
    const add = () => {
      count += 1;
      if (count === limits[what] + 1) context.reportError(tooLarge(`more than ${limits[what]} ${what}`));
    };
    if (what === 'directives') return { Directive: add };
    return {
      Field(node) {
        if (node.alias) add();
      },
    };
  };
}

function repeatRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > limits.operations)
        context.reportError(tooLarge(`more than ${limits.operations} operations`));
      if (mostRepeats(document) > limits.repeats)
        context.reportError(tooLarge(`more than ${limits.repeats} repeats of a field`));
    },
  };
}

function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const { depth } = measureDocument(context.getSchema(), context.getDocument(), node);
      if (depth > limits.depth) context.reportError(tooLarge(`more than ${limits.depth} levels`));
    },
  };
}

/** A list or a window written out in the document; those in the variables are looked at as they come in. */
function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    Argument({ name, value }) {
      const rows = name.value === 'first' && value.kind === Kind.INT ? Number(value.value) : 0;
      if (rows > limits.windowRows) context.reportError(tooManyRows(rows));
    },
    ListValue({ values }) {
      if (values.length > limits.listItems)
        context.reportError(tooLarge(`a list of more than ${limits.listItems} items`));
    },
  };
}

function tooLarge(what: string): GraphQLError {
  return new GraphQLError(`The document has ${what}: ask for less, or in several requests.`, {
    extensions: { code: 'DOCUMENT_TOO_LARGE' },
  });
}

function tooManyRows(rows: number): GraphQLError {
  return new GraphQLError(`A window has 1 to ${limits.windowRows} rows; ${rows} were asked for.`, {
    extensions: { code: 'BAD_WINDOW' },
  });
}

const withKnownNames = new WeakSet<DocumentNode>();

/** GraphQL's own rules about names, which answer each name that there is not with an error. */
const nameRules = [FieldsOnCorrectTypeRule, KnownTypeNamesRule, KnownArgumentNamesRule];

/** The refusal of a document with a directive, field, argument or type that there is not: the first of them, however many there are. */
export function refuseUnknownNames(schema: GraphQLSchema, document: DocumentNode): GraphQLError | undefined {
  if (withKnownNames.has(document)) return undefined;
  const refused =
    unknownDirective(schema, document) ??
    validate(schema, document, nameRules, { maxErrors: 1, hideSuggestions: true })[0];
  if (!refused) withKnownNames.add(document);
  return refused;
}

/**
 * Of what validation refuses: the first of each limit of ours that is passed, else the first of what GraphQL's own rules say, which
 * name each repeat of a mistake.
 */
export function firstRefusals<Refusal extends { extensions?: { code?: unknown } }>(
  errors: readonly Refusal[],
): Refusal[] {
  const coded = errors.filter(({ extensions }) => extensions?.code !== undefined);
  const byCode = Map.groupBy(coded, ({ extensions }) => extensions?.code);
  return coded.length > 0 ? [...byCode.values()].flatMap(([first]) => first ?? []) : errors.slice(0, 1);
}

function unknownDirective(schema: GraphQLSchema, document: DocumentNode): GraphQLError | undefined {
  const unknown: DirectiveNode[] = [];
  visit(document, {
    Directive(node) {
      if (!schema.getDirective(node.name.value)) unknown.push(node);
      return unknown.length > 0 ? BREAK : undefined;
    },
  });
  const [first] = unknown;
  return first && new GraphQLError(`Unknown directive "@${first.name.value}".`, { nodes: first });
}

/** What an operation costs with the largest windows, and the variables that say how large they are: both are found once. */
type LargestCost = { cost: number; windows: ReadonlySet<string> };
const largestCosts = new WeakMap<OperationDefinitionNode, LargestCost>();

/** The refusal of an operation that asks with these variables for a larger window, or for more fields, than one request should. */
export function refuseCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const largest = largestCosts.get(operation) ?? largestCost(schema, document, operation);
  largestCosts.set(operation, largest);
  for (const window of largest.windows) {
    const rows = variables[window];
    if (typeof rows === 'number' && rows > limits.windowRows) return tooManyRows(rows);
  }
  if (largest.cost <= limits.cost) return undefined;
  const { cost } = measureDocument(schema, document, operation, (variable) => variables[variable]);
  return cost > limits.cost ? tooLarge(`a cost of more than ${limits.cost} fields`) : undefined;
}

function largestCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): LargestCost {
  const windows = new Set<string>();
  const { cost } = measureDocument(schema, document, operation, (variable) => {
    windows.add(variable);
    return limits.windowRows;
  });
  return { cost, windows };
}

/** Whether a value of the variables holds a list that is too long, at any depth. */
export function hasLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > limits.listItems || value.some(hasLongList);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasLongList);
  return false;
}

/** Whether the variables lie deeper in each other than any input of ours; beyond it those who walk them would run out of stack. */
export function isTooDeep(value: unknown, levels: number = limits.inputDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
