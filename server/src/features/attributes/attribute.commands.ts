import {
  type AttributeDraft,
  type AttributeType,
  hasOptions,
  offeredTypes,
  type OptionDraft,
} from '@quarry/contracts/attributes';
import { type InputIssue, inputIssue, type LocalTexts } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { optionFaults, type OptionsInUse, putOptions } from './attribute-option.store.ts';
import { auditedAttribute, type AttributeRecord, fixedFields } from './attribute.ts';
import {
  type AttributeSet,
  findAttributeForUpdate,
  findUsedAttributes,
  insertAttribute,
  setAttributeDeleted,
  updateAttributeRow,
} from './attribute.store.ts';
import { attributeChanged } from './attribute.topics.ts';
import { canBeUnique } from './stated-by-name.ts';
import { takenWord, type WordTaken } from './attribute-words.ts';

export const attributeKind: RecordKind<AttributeRecord> = {
  entity: 'attribute',
  lock: findAttributeForUpdate,
  audited: auditedAttribute,
  told: () => ({ topic: attributeChanged }),
};

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Seen = { id: string; version: number };

export function createAttribute(
  deps: Deps,
  origin: ChangeOrigin,
  draft: AttributeDraft,
): Promise<Saved<AttributeRecord> | WordTaken | Invalid> {
  return createRecord(deps, origin, attributeKind, async (tx, id) => {
    if (!isOffered(draft.type)) return { kind: 'invalid', issues: [inputIssue('type', 'not_a_choice')] };
    const taken = await takenWord(tx, id, draft);
    if (taken) return taken;
    const options = optionsOf(draft) ?? [];
    // A new attribute has no option that could be left out.
    const faults = await optionFaults(tx, id, options);
    const issues = [...uniqueIssues(draft), ...(faults?.kind === 'invalid' ? faults.issues : [])];
    if (issues.length > 0) return { kind: 'invalid', issues };
    await insertAttribute(tx, id, { ...draft, helps: draft.helps ?? {} }, deps.clock.now());
    await putOptions(tx, id, options);
    return undefined;
  });
}

/** The options that a draft asks for; null where they stay as they are. An attribute of another type has none. */
function optionsOf({ type, options }: AttributeDraft): readonly OptionDraft[] | null {
  return hasOptions(type) ? options : [];
}

/** Saves an edit. What is fixed stays as it is: of what is part of the product always, of others as long as there are values. */
export function updateAttribute(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  draft: AttributeDraft,
): Promise<Saved<AttributeRecord> | Missed | WordTaken | OptionsInUse | Invalid> {
  return changeRecord(deps, origin, attributeKind, { ...seen, action: 'updated' }, async (tx, before) => {
    const options = optionsOf(draft);
    const fixed = [...(await fixedIssues(tx, before, draft)), ...uniqueIssues(draft)];
    const faults = options === null ? undefined : await optionFaults(tx, before.id, options);
    const issues = [...fixed, ...(faults?.kind === 'invalid' ? faults.issues : [])];
    if (issues.length > 0) return { kind: 'invalid', issues };
    if (faults?.kind === 'in_use') return faults;
    const taken = await takenWord(tx, before.id, draft);
    if (taken) return taken;
    const locales = await contentLocalesOf({ ...deps, db: tx });
    const { names, helps } = before.texts;
    const set: AttributeSet = {
      ...draft,
      names: textsAfter(names, draft.names, locales),
      helps: draft.helps === null ? helps : textsAfter(helps, draft.helps, locales),
    };
    await updateAttributeRow(tx, before.id, set, deps.clock.now());
    if (options !== null) await putOptions(tx, before.id, options);
    return undefined;
  });
}

/** Names, references and what identifies products are judged otherwise. */
function uniqueIssues({ code, isUnique }: AttributeDraft): InputIssue[] {
  return isUnique && !canBeUnique(code) ? [inputIssue('isUnique', 'fixed_by_system')] : [];
}

async function fixedIssues(tx: Tx, before: AttributeRecord, draft: AttributeDraft): Promise<InputIssue[]> {
  const changed = fixedFields.filter((field) => draft[field] !== before[field]);
  if (changed.length === 0) return [];
  if (before.isSystem) return changed.map((field) => inputIssue(field, 'fixed_by_system'));
  if (changed.includes('type') && !isOffered(draft.type)) return [inputIssue('type', 'not_a_choice')];
  const isUsed = (await findUsedAttributes(tx, [before.id])).has(before.id);
  return isUsed ? changed.map((field) => inputIssue(field, 'fixed_by_values')) : [];
}

function isOffered(type: AttributeType): boolean {
  return offeredTypes.some((offered) => offered === type);
}

/** Texts of a draft; what stands in a locale that is no content locale any more stays. */
function textsAfter(before: LocalTexts, texts: LocalTexts, locales: readonly string[]): LocalTexts {
  return { ...Object.fromEntries(Object.entries(before).filter(([locale]) => !locales.includes(locale))), ...texts };
}

/** Puts an attribute into the bin; its values stay in their places, where nothing shows or counts them until it comes back. */
export function deleteAttribute(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed | NotAllowed> {
  return deleteRecord<AttributeRecord, NotAllowed>(
    deps,
    origin,
    attributeKind,
    seen,
    async (tx, { id, name, isSystem }) => {
      if (isSystem) return { refused: { kind: 'not_allowed', ...reasoned('ATTRIBUTE_OF_SYSTEM') } };
      const now = deps.clock.now();
      await setAttributeDeleted(tx, id, now, now);
      return { binned: { name } };
    },
  );
}
