import { categoryInput } from '@quarry/contracts/categories';
import { localTextLines, presentTexts } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { categoryKind, updateCategory } from './category.commands.ts';
import { categoryById } from './category.loaders.ts';
import { findPictureSize, findRememberedCategories } from './category.store.ts';

const localized = ['names', 'slugs', 'descriptions', 'pictureAlts'] as const;

export const categoryHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const category = may(context.actor, 'read', 'Category') ? await categoryById(context).load(id) : null;
    return category && ['update', 'Category'];
  },
  restoring: restoringOf(
    categoryKind,
    ['updated', 'moved', 'status_changed'],
    (deps, origin, { id, version, fields, restored }) => {
      const texts = localized.map((field) => [field, presentTexts(fields[field])] as const);
      // A text may come back in a locale that is no content locale any more.
      const locales = [...new Set(texts.flatMap(([, byLocale]) => Object.keys(byLocale)))];
      const lines = texts.map(([field, byLocale]) => [field, localTextLines(byLocale, locales)]);
      // Below another parent it may have had the same position, which is then no difference.
      const isPlaced = 'position' in restored || 'parentId' in restored;
      const former = {
        ...(isPlaced && { position: Number(fields.position) }),
        ...('pictureId' in restored && { pictureId: typeof fields.pictureId === 'string' ? fields.pictureId : null }),
      };
      return saveDraft(categoryInput(locales), { ...fields, ...Object.fromEntries(lines) }, async (draft) => {
        const outcome = await updateCategory(deps, origin, { id, version }, draft, former);
        if (outcome.kind === 'invalid' && outcome.issues.some(({ path }) => path === 'parentId'))
          return { kind: 'not_allowed', ...(await noWayBack(deps, draft.parentId)) };
        if (outcome.kind !== 'taken') return outcome;
        const { slug, locale } = outcome;
        return { kind: 'not_allowed', ...reasoned('CATEGORY_SLUG_TAKEN', { slug, locale }) };
      });
    },
  ),
  nested: localized,
  referenceOf: (field) => {
    if (field === 'parentId') return async (context, id) => (await categoryById(context).load(id))?.name ?? null;
    return field === 'pictureId' ? ({ deps }, id) => findPictureSize(deps.db, id) : undefined;
  },
};

/** Why a category does not come back below its former parent; one that was purged has no name any more. */
async function noWayBack({ db }: Pick<Deps, 'db'>, parentId: string | null): Promise<Reasoned> {
  const parent = parentId === null ? undefined : (await findRememberedCategories(db, [parentId])).get(parentId);
  if (!parent) return reasoned('CATEGORY_FORMER_PARENT_GONE');
  const code = parent.deletedAt === null ? 'CATEGORY_FORMER_PARENT_BELOW' : 'CATEGORY_FORMER_PARENT_IN_BIN';
  return reasoned(code, { name: parent.name });
}
