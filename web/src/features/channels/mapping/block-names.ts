import { fixedSources, functionNames } from '@quarry/contracts/feeds';
import type { Translate } from '../../../i18n/index.ts';
import type { SearchOption } from '../../../ui/form/index.ts';
import { type Block, choiceOf, lineOf } from './blocks.ts';
import type { MappingSource } from './mapping-fields.ts';
import type { english } from './mapping.messages.ts';

type Texts = Translate<typeof english>;

const constants = ['text', 'number', 'boolean', 'url'] as const;

/** What an empty block may be filled with. */
export function choicesOf(
  t: Texts,
  sources: readonly MappingSource[],
  isRecord: boolean,
  isEmpty = false,
): SearchOption[] {
  const named = (choice: string, label: string): SearchOption => ({ value: choice, label });
  return [
    // The field shows what it says now as long as it stands in the list.
    ...(isEmpty ? [{ ...named('hole', t('hole')), disabled: true }] : []),
    ...(isRecord ? [named('record', t('record'))] : []),
    ...Object.keys(fixedSources).map((name) =>
      named(`source:${name}`, t('group.source', { name: t(`source.${name as 'media'}`) })),
    ),
    ...sources.map((one) => named(`source:${one.source}:${one.code}`, codedLabel(t, one))),
    ...constants.map((type) => named(`const:${type}`, t('group.const', { name: t(`const.${type}`) }))),
    ...functionNames.map((name) => named(`call:${name}`, t('group.call', { name: t(`call.${name}`) }))),
  ];
}

function codedLabel(t: Texts, { source, name }: MappingSource): string {
  if (source === 'value') return t('group.value', { name });
  return t('group.source', {
    name: t(source === 'identifier' ? 'source.identifier' : 'source.category.external', { code: name }),
  });
}

/** What a block is called. */
export function blockName(t: Texts, sources: readonly MappingSource[], block: Block): string {
  if (block.kind === 'hole') return t('hole');
  const choice = choiceOf(block);
  return choicesOf(t, sources, true).find(({ value }) => value === choice)?.label ?? lineOf(block);
}

/** What an input of a function is called. */
export function inputName(t: Texts, block: Extract<Block, { kind: 'call' }>, place: number): string {
  const { name } = block;
  if (name === 'if' && place < 3) return t(`input.if.${place as 0 | 1 | 2}`);
  if (name === 'compare' && place < 2) return t(`input.compare.${place as 0 | 1}`);
  if (name === 'money' && place < 2) return t(`input.money.${place as 0 | 1}`);
  if (name === 'url_with' && place === 0) return t('input.url_with.0');
  return t('input', { number: place + 1, name: t(`call.${name}`) });
}
