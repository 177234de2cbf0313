import { Button } from '@mantine/core';
import type { MappingRule } from '@quarry/contracts/feeds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages, useWording } from '../../../i18n/index.ts';
import { LeaveGuard, useDraft, useSaveKey } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import type { ChannelDetailFragment } from '../channels.operations.generated.ts';
import { BlockContext, type BlockSurroundings } from './block-context.ts';
import { draftsOf, type RuleDraft } from './blocks.ts';
import type { ChannelMappingDetailFragment } from './channel-mapping.operations.generated.ts';
import { FieldList } from './field-list.tsx';
import { LiveValues } from './live-values.tsx';
import { codedSourceOf, fieldsOf } from './mapping-fields.ts';
import { parseMappingSearch } from './mapping-search.ts';
import { MappingPreview } from './mapping-preview.tsx';
import { faultsByField, faultsOf, inOrder, mergedRules, type RuleFault, withRulesOf } from './mapping-rules.ts';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';
import { MappingVersions } from './mapping-versions.tsx';
import { NoFields } from './no-fields.tsx';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import { useMappingPreview } from './use-mapping-preview.ts';
import { useSaveMapping } from './use-save-mapping.ts';

type MappingEditorProps = { channel: ChannelDetailFragment; mapping: ChannelMappingDetailFragment };
type Edit = { base: number; begun: readonly RuleDraft[]; rules: readonly RuleDraft[] };

const restMs = 500;

/** The rules of all fields of a channel, as they are edited until they are saved as the next version. */
export function MappingEditor({ channel, mapping }: MappingEditorProps) {
  const t = useMessages(mappingMessages);
  const { reason } = useWording();
  const fields = useMemo(() => fieldsOf(mapping.fields), [mapping.fields]);
  const codedSource = useMemo(() => codedSourceOf(mapping.sources), [mapping.sources]);
  const { base, rules, clashing, isDirty, setRules, discard, forget } = useEdit(mapping);
  const local = useMemo(() => faultsOf(rules, fields, codedSource), [rules, fields, codedSource]);
  const { save, isSaving, refused } = useSaveMapping(mapping, forget);
  const isReadOnly = !mapping.mayUpdate || channel.status === 'ARCHIVED';
  const text = JSON.stringify(rules);
  const settled = useSettled(text, restMs);
  const preview = useMappingPreview(mapping, settled, local.size === 0 && settled === text);
  const answered = refused?.text === text ? refused.faults : settled === text ? preview.faults : noFaults;
  const faults = local.size > 0 ? local : faultsByField(answered, rules);
  const ofWhole = answered.find(({ path }) => path === '');
  const [open, show] = useOpenField(channel.id);
  const place = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOn(place);
  const field = fields.find(({ name }) => name === open);
  const surroundings: BlockSurroundings = {
    fields,
    sources: mapping.sources,
    codedSource,
    isReadOnly,
    focusOn,
    faultsAt: (path) => (faults.get(open ?? '') ?? []).filter((one) => one.path === path).map(reason),
  };
  const isSound = faults.size === 0 && !ofWhole;
  const hasFields = fields.length > 0;
  const saveNow = () => {
    if (isDirty && isSound && !isReadOnly) void save(rules, text);
  };
  useSaveKey(saveNow);
  return (
    <div className={classes.editor} ref={place}>
      <Section
        id="mapping"
        title={t('mapping')}
        actions={
          !isReadOnly &&
          hasFields && (
            <span className={classes.tools}>
              {isDirty && (
                <Button variant="default" onClick={discard}>
                  {t('discard')}
                </Button>
              )}
              <Button loading={isSaving} disabled={!isDirty || !isSound} onClick={saveNow}>
                {t('save', { version: mapping.newestVersion + 1 })}
              </Button>
            </span>
          )
        }
      >
        <p>{t('mappingText')}</p>
        {isDirty && <SavedMeanwhile mapping={mapping} base={base} clashing={clashing} />}
        {ofWhole && (
          <p className={classes.problem} role="alert">
            {reason(ofWhole)}
          </p>
        )}
        {hasFields && (
          <output className={classes.note}>
            {isSound ? t(isDirty ? 'unsaved' : 'allSaved') : t('faulty', { fields: [...faults.keys()].join(', ') })}
          </output>
        )}
        {!hasFields && <NoFields channel={channel} />}
        {hasFields && (
          <BlockContext value={surroundings}>
            <FieldList
              fields={fields}
              rules={rules}
              faults={faults}
              open={field?.name}
              live={field && <LiveValues preview={preview} field={field.name} isSound={isSound} />}
              onOpen={show}
              onChange={(name, own) => setRules(withRulesOf(rules, name, own, fields))}
            />
          </BlockContext>
        )}
      </Section>
      {hasFields && <MappingPreview preview={preview} isDirty={isDirty} isSound={isSound} />}
      <MappingVersions mapping={mapping} isReadOnly={isReadOnly} isDirty={isDirty} />
      <LeaveGuard isDirty={isDirty} onLeave={forget} isOfPath />
    </div>
  );
}

const noFaults: readonly RuleFault[] = [];

/** What is edited, over the version that it was begun with; a newer one that somebody saved meanwhile is taken in. */
function useEdit(mapping: ChannelMappingDetailFragment) {
  const fields = fieldsOf(mapping.fields);
  const saved = inOrder(draftsOf(mapping.rules as MappingRule[]), fields);
  const beginning: Edit = { base: mapping.version, begun: saved, rules: saved };
  const { values, setValues, forget } = useDraft<{ edit: Edit }>('mapping', { edit: beginning });
  const { base, begun, rules } = values.edit;
  const merged = base === mapping.version ? { rules, clashing: [] } : mergedRules(begun, rules, saved, fields);
  return {
    base,
    ...merged,
    isDirty: JSON.stringify(merged.rules) !== JSON.stringify(saved),
    setRules: (next: readonly RuleDraft[]) => setValues({ edit: { ...beginning, rules: next } }),
    discard: () => setValues({ edit: beginning }),
    forget,
  };
}

/** The field that is open stands in the address, so that an issue leads to it. */
function useOpenField(channelId: string): [string | undefined, (name: string | undefined) => void] {
  const { field } = parseMappingSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (name: string | undefined) =>
    void navigate({
      to: '/sales-channels/$channelId/mapping',
      params: { channelId },
      search: name === undefined ? {} : { field: name },
      replace: true,
      resetScroll: false,
    });
  return [field, show];
}

/** Hands the focus to the block at a path once it is drawn, or to what adds a rule where there is none. */
function useFocusOn(place: { current: HTMLElement | null }): (path: string) => void {
  const [asked, ask] = useState<{ path: string }>();
  useEffect(() => {
    if (!asked) return;
    const found = asked.path === '' ? '[data-open-field]' : `[data-block="${CSS.escape(asked.path)}"] input`;
    place.current?.querySelector<HTMLElement>(found)?.focus();
  }, [asked, place]);
  return (path) => ask({ path });
}
