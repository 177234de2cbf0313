import { allows, type Asked, covers, rulesInForce } from '@quarry/contracts/access';
import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { RightAnswer, RightQuestion, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { type JudgedPerson, lineReaches, missingRight, type RightAsked } from './explain-right.ts';
import { findGivers, findJudgedRecord, type Giver } from './explain-right.store.ts';
import { findRoles, type Role, rolesHolding } from './role.store.ts';
import { scopeOf, type UserRecord } from './user.ts';
import { userById } from './user.resolvers.ts';

const askedGivers = 200;
const shownGivers = 20;

export const explainRightResolvers = {
  Query: {
    explainRight: async (_root, { question }, context) => {
      const { actor } = context;
      authorize(actor, 'read', 'User');
      authorize(actor, 'read', 'Role');
      const person = isId(question.personId) ? await userById(context).load(question.personId) : null;
      return person && explain(context, question, person);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

async function explain(
  { actor, deps: { db } }: RequestContext,
  { action, subject, recordId, field }: RightQuestion,
  user: UserRecord,
): Promise<RightAnswer | null> {
  const record = isId(recordId) ? await findJudgedRecord(db, actor, subject, recordId) : undefined;
  if (recordId && !record) return null;
  const place = record && {
    shopId: record.shop?.id ?? null,
    brandId: record.brand?.id ?? null,
    userId: record.owner?.id ?? null,
  };
  // Without a field a line counts that reaches some field.
  const reach = typeof field === 'string' ? { field } : 'by_field';
  const isForAll = subject === 'Offer' && (action === 'read' || action === 'export') && (record?.isObserved ?? true);
  const asked: RightAsked = { action, subject, record: isForAll ? undefined : place, reach, isForAll };
  const person: JudgedPerson = {
    userId: user.id,
    status: user.status,
    owesSecondFactor: user.secondFactor === 'OWED',
    ...scopeOf(user),
  };
  const roles = await findRoles(db);
  const lines = linesOf(roles, user, person, asked);
  const missing = missingRight(person, user.roles.length, lines, asked);
  const givers = missing === undefined ? [] : await whoCouldGive(db, roles, asked);
  return {
    isAllowed: missing === undefined,
    person: { id: user.id, name: user.shownName, status: user.status },
    shops: user.shops,
    brands: user.brands,
    roles: user.roles,
    lines: lines
      .toSorted((left, right) => Number(right.reaches) - Number(left.reaches))
      .map(({ rule, ...line }) => ({
        ...line,
        rule: { ...rule, fields: rule.fields ? [...rule.fields] : null, limits: rule.limits ? [...rule.limits] : null },
      })),
    record: record ?? null,
    missing: missing ?? null,
    rolesThatMay: rolesHolding(roles, action, subject),
    whoCouldGive: givers.map(({ id, name, status }) => ({ id, name, status })),
  };
}

function linesOf(roles: readonly Role[], user: UserRecord, person: JudgedPerson, asked: RightAsked) {
  const keys = new Set(user.roles.map(({ key }) => key));
  return roles
    .filter(({ key }) => keys.has(key))
    .flatMap(({ id, key, name, rules }) =>
      rules
        .filter((rule) => covers(rule, asked.action, asked.subject))
        .map((rule) => ({
          roleId: id,
          roleKey: key,
          roleName: name,
          rule,
          reaches: lineReaches(person, rule, asked),
        })),
    );
}

async function whoCouldGive(db: RequestContext['deps']['db'], roles: readonly Role[], asked: Asked): Promise<Giver[]> {
  const changing = rolesHolding(roles, 'update', 'User').map(({ key }) => key);
  const givers = await findGivers(db, changing, askedGivers);
  const holding = givers.filter((giver) =>
    allows({ ...giver, userId: giver.id, rules: rulesInForce(giver.rules) }, asked),
  );
  return holding.slice(0, shownGivers);
}
