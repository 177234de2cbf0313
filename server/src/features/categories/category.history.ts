import { categoryInput } from '@quarry/contracts/categories';
import { localTextLines, presentTexts } from '@quarry/contracts/common';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { categoryKind, updateCategory } from './category.commands.ts';
import { categoryById } from './category.loaders.ts';

const localized = ['names', 'slugs', 'descriptions'] as const;

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
      const position = isPlaced ? Number(fields.position) : undefined;
      return saveDraft(categoryInput(locales), { ...fields, ...Object.fromEntries(lines) }, async (draft) => {
        const outcome = await updateCategory(deps, origin, { id, version }, draft, position);
        if (outcome.kind !== 'taken') return outcome;
        const { slug, locale } = outcome;
        return { kind: 'not_allowed', ...reasoned('CATEGORY_SLUG_TAKEN', { slug, locale }) };
      });
    },
  ),
  nested: localized,
  referenceOf: (field) =>
    field === 'parentId' ? async (context, id) => (await categoryById(context).load(id))?.name ?? null : undefined,
};
