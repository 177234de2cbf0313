import { checkInput } from '@quarry/contracts/common';
import {
  taxonomyLanguage,
  taxonomyLimits,
  taxonomyLinkInput,
  type TaxonomyPublisher,
} from '@quarry/contracts/taxonomies';
import { sentence } from '@quarry/contracts/wording';
import * as z from 'zod';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers, Shape, TaxonomyDifference, TaxonomyNode } from '../../platform/graphql/index.ts';
import { categoryById } from '../categories/index.ts';
import { linkCategory } from './category-link.commands.ts';
import { findCategoriesByName, findLinksTo } from './category-link.store.ts';
import { linkByName } from './link-by-name.ts';
import { pathIn, type StoredNode } from './taxonomy.ts';
import { type ShownDifference, showDifference, takeTaxonomy } from './taxonomy.commands.ts';
import { linksOf, nodeOf } from './taxonomy.loaders.ts';
import { findAllNodes, findTaxonomies, searchNodes } from './taxonomy.store.ts';

const takeInput = z.object({ language: taxonomyLanguage });
const mostRows = 100;

export const taxonomyResolvers = {
  Query: {
    taxonomies: async (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Category');
      return findTaxonomies(deps.db);
    },
    taxonomyDifference: async (_root, { uploadId, language }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'update', 'Category');
      const shown = await showDifference(deps, actor.userId, { uploadId, language });
      if (shown.kind === 'not_allowed') return { __typename: 'NotAllowedNow', ...shown };
      return { __typename: 'TaxonomyDifference', ...(await shapeDifference(context, shown)) };
    },
    taxonomyNodes: async (_root, { publisher, search, first }, { actor, deps, language }) => {
      authorize(actor, 'read', 'Category');
      const words = search
        .normalize('NFKD')
        .split(/[\s>]+/)
        .filter(Boolean)
        .slice(0, taxonomyLimits.words);
      const most = Math.max(1, Math.min(first ?? taxonomyLimits.foundNodes, mostRows));
      const found = await searchNodes(deps.db, publisher, { words, id: search.trim(), first: most });
      return found.map((node) => shapeNode(node, language));
    },
    taxonomyLinks: async (_root, { publisher, language }, context) => {
      authorize(context.actor, 'read', 'Category');
      return linkReport(context, publisher, language);
    },
  },
  Mutation: {
    takeTaxonomy: mutation({
      effect: 'one_transaction',
      right: () => ['update', 'Category'],
      input: ({ language }) => checkInput(takeInput, { language }),
      run: ({ uploadId, version }, { deps, origin, draft }) =>
        takeTaxonomy(deps, origin, { uploadId, version, language: draft.language }),
      answer: (outcome) =>
        outcome.kind === 'unchanged'
          ? { __typename: 'TaxonomyUnchanged', taxonomy: outcome.taxonomy }
          : { __typename: 'TaxonomyTaken', taxonomy: outcome.taxonomy, linkedCount: outcome.linked },
    }),
    linkCategory: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      input: ({ input }) => checkInput(taxonomyLinkInput, input),
      run: ({ id, version }, { deps, origin, draft }) => linkCategory(deps, origin, { id, version }, draft),
      answer: ({ record, changeId }) => ({ __typename: 'CategoryLinked', category: record, changeId }),
    }),
  },
  Category: {
    taxonomyLinks: async ({ id = '' }, _args, context) => {
      const links = await linksOf(context).load(id);
      return Promise.all(
        links.map(async (link) => {
          const node = await nodeOf(context).load(link);
          return { ...link, node: node && shapeNode(node, context.language) };
        }),
      );
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Category'> & ResolverMap;

function shapeNode(node: StoredNode, language: string | undefined): Shape<TaxonomyNode> {
  const { publisher, externalId, sinceRelease, goneRelease } = node;
  return { publisher, externalId, path: pathIn(node, language), sinceRelease, goneSinceRelease: goneRelease };
}

async function shapeDifference(context: RequestContext, shown: ShownDifference): Promise<Shape<TaxonomyDifference>> {
  const { file, taxonomy, difference, lost } = shown;
  const { counts, rows, isSame, isOlder, addsLanguage } = difference;
  const lostLinks = await Promise.all(
    lost.slice(0, mostRows).map(async ({ categoryId, node }) => {
      const category = await categoryById(context).load(categoryId);
      return category ? [{ category, externalId: node.externalId, path: pathIn(node, context.language) }] : [];
    }),
  );
  return {
    publisher: file.publisher,
    release: file.release,
    loadedRelease: taxonomy?.release ?? null,
    version: taxonomy?.version ?? 0,
    nodeCount: file.nodes.length,
    isSame,
    isOlder,
    addsLanguage,
    isCut: file.isCut,
    addedCount: counts.added,
    goneCount: counts.gone,
    renamedCount: counts.renamed,
    movedCount: counts.moved,
    namedCount: counts.named,
    rows,
    lostLinks: lostLinks.flat(),
    lostLinkCount: lost.length,
    findings: file.findings
      .slice(0, mostRows)
      .map(({ line, place, wording }) => ({ line, place, sentence: sentence(wording) })),
    findingCount: file.findingCount,
  };
}

async function linkReport(context: RequestContext, publisher: TaxonomyPublisher, language: string) {
  const { db } = context.deps;
  const nodes = await findAllNodes(db, publisher);
  const links = await findLinksTo(db, publisher);
  const stored = new Map(links.map((link) => [link.categoryId, link.externalId]));
  const report = linkByName(await findCategoriesByName(db), nodes, stored, language);
  const byId = new Map(nodes.map((node) => [node.externalId, node]));
  const rows = await Promise.all(
    report.problems.slice(0, mostRows).map(async ({ problem, categoryId, externalId, candidates }) => {
      const category = await categoryById(context).load(categoryId);
      const found = candidates.flatMap((id) => byId.get(id) ?? []).map((node) => shapeNode(node, language));
      return category ? [{ problem, category, externalId, candidates: found }] : [];
    }),
  );
  return {
    linkedCount: links.length,
    unnamedCount: report.unnamed,
    problemCount: report.problems.length,
    rows: rows.flat(),
  };
}
