import { attributeInput, optionLabel } from '@quarry/contracts/attributes';
import { type LocalTexts, localTextLines, presentTexts } from '@quarry/contracts/common';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import type { OptionsInUse } from './attribute-option.store.ts';
import { attributeKind, updateAttribute } from './attribute.commands.ts';
import { attributeById } from './attribute.loaders.ts';

const localized = ['names', 'helps'] as const;

export const attributeHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const attribute = may(context.actor, 'read', 'Attribute') ? await attributeById(context).load(id) : null;
    return attribute && ['update', 'Attribute'];
  },
  restoring: restoringOf(attributeKind, ['updated'], (deps, origin, { id, version, fields }) => {
    const texts = localized.map((field) => [field, presentTexts(fields[field])] as const);
    const options = optionLines(fields['options']);
    // A text may come back in a locale that is no content locale any more.
    const labelled = options.flatMap(({ labels }) => labels.map(({ locale }) => locale));
    const locales = [...new Set([...texts.flatMap(([, byLocale]) => Object.keys(byLocale)), ...labelled])];
    const lines = texts.map(([field, byLocale]) => [field, localTextLines(byLocale, locales)]);
    return saveDraft(attributeInput(locales), { ...fields, ...Object.fromEntries(lines), options }, async (draft) => {
      const outcome = await updateAttribute(deps, origin, { id, version }, draft);
      if (outcome.kind === 'in_use') return { kind: 'not_allowed', ...inUse(outcome) };
      if (outcome.kind !== 'taken') return outcome;
      const { name, word, isBinned } = outcome;
      const code = isBinned ? 'ATTRIBUTE_WORD_TAKEN_IN_BIN' : 'ATTRIBUTE_WORD_TAKEN';
      return { kind: 'not_allowed', ...reasoned(code, { name, word }) };
    });
  }),
  nested: [...localized, 'options'],
};

/** The first of the options that the change would take away, since one is enough to refuse it. */
function inUse({ options: [first] }: OptionsInUse) {
  const name = first ? optionLabel(first.option, 'en') : '';
  return reasoned('ATTRIBUTE_OPTION_IN_USE', { name, count: first?.productCount ?? 0 });
}

type AuditedOption = { code: string; labels: LocalTexts; color: string | null; position: number };

/** The options that a state of the trail has by id, as the schema takes them; one that was not there yet is null. */
function optionLines(byId: unknown) {
  return Object.entries((byId ?? {}) as Record<string, AuditedOption | null>)
    .flatMap(([id, option]) => (option === null ? [] : [{ id, ...option }]))
    .toSorted((one, other) => one.position - other.position)
    .map(({ labels, ...option }) => ({ ...option, labels: localTextLines(labels, []) }));
}
