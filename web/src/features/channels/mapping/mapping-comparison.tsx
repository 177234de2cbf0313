import type { MappingRule } from '@quarry/contracts/feeds';
import { useMemo, type ReactNode } from 'react';
import { useRecord } from '../../../data/index.ts';
import { useMessages, useWording } from '../../../i18n/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { Section } from '../../../ui/record/index.ts';
import { BlockContext, type BlockSurroundings } from './block-context.ts';
import { BlockEditor } from './block-editor.tsx';
import { type Block, draftsOf, type RuleDraft } from './blocks.ts';
import {
  ChannelMappingVersionDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import { codedSourceOf, fieldsOf, type MappingField } from './mapping-fields.ts';
import { changesBetween, type FieldChange, faultsOf, type RuleFault } from './mapping-rules.ts';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';
import { FieldRules } from './rule-editor.tsx';

type ComparisonProps = {
  mapping: ChannelMappingDetailFragment;
  version: number;
  name: string;
  /** What can be done with the version. */
  actions: ReactNode;
};

/** What a version makes otherwise than the present one, field by field. */
export function MappingComparison({ mapping, version, name, actions }: ComparisonProps) {
  const t = useMessages(mappingMessages);
  const query = useRecord(ChannelMappingVersionDocument, { channelId: mapping.channelId, version });
  return (
    <Section id="comparison" title={t('comparison', { name })} actions={actions}>
      <LoadRecord query={query} recordOf={({ channelMapping }) => channelMapping}>
        {({ rules }) => <Changes mapping={mapping} rules={draftsOf(rules as MappingRule[])} name={name} />}
      </LoadRecord>
    </Section>
  );
}

type ChangesProps = { mapping: ChannelMappingDetailFragment; rules: readonly RuleDraft[]; name: string };

function Changes({ mapping, rules, name }: ChangesProps) {
  const t = useMessages(mappingMessages);
  const fields = useMemo(() => fieldsOf(mapping.fields), [mapping.fields]);
  const codedSource = useMemo(() => codedSourceOf(mapping.sources), [mapping.sources]);
  const present = draftsOf(mapping.rules as MappingRule[]);
  const changes = changesBetween(present, rules, fields);
  const faults = faultsOf(rules, fields, codedSource);
  const surroundings = { fields, sources: mapping.sources, codedSource, isReadOnly: true, focusOn: nothing };
  return (
    <>
      <p>{changes.length === 0 ? t('noChanges') : t('changedFields', { count: changes.length })}</p>
      {changes.map(({ field, before, after }: FieldChange) => (
        <section key={field.name} aria-label={field.name}>
          <h3 className={classes.level}>{field.name}</h3>
          <div className={classes.sides}>
            <Side title={t('before')} field={field} rules={before} faults={noFaults} surroundings={surroundings} />
            <Side
              title={name}
              field={field}
              rules={after}
              faults={faults.get(field.name) ?? noFaults}
              surroundings={surroundings}
            />
          </div>
        </section>
      ))}
    </>
  );
}

const noFaults: readonly RuleFault[] = [];
const nothing = () => undefined;

type SideProps = {
  title: string;
  field: MappingField;
  rules: readonly RuleDraft[];
  faults: readonly RuleFault[];
  surroundings: Omit<BlockSurroundings, 'faultsAt'>;
};

/** The rules of a field as blocks that are only read. */
function Side({ title, field, rules, faults, surroundings }: SideProps) {
  const t = useMessages(mappingMessages);
  const { reason } = useWording();
  const faultsAt = (path: string) => faults.filter((one) => one.path === path).map(reason);
  // A field that the kind has no longer is no fault of a block.
  const ofField = [...new Set(faults.filter(({ path }) => path.endsWith('.field')).map(reason))];
  return (
    <section className={classes.side} aria-label={title}>
      <p className={classes.label}>{title}</p>
      {ofField.length > 0 && <p className={classes.problem}>{ofField.join(' ')}</p>}
      <BlockContext value={{ ...surroundings, faultsAt }}>
        {rules.length > 0 && <FieldRules field={field} rules={rules} onChange={nothing} />}
        {rules.length === 0 && field.defaultExpression === null && <p className={classes.note}>{t('hasNone')}</p>}
        {rules.length === 0 && field.defaultExpression !== null && (
          <>
            <p className={classes.note}>{t('hasDefault')}</p>
            <BlockEditor
              block={field.defaultExpression as Block}
              path="0.expression"
              label={t('valueOf', { name: field.name })}
              field={field}
              onChange={nothing}
            />
          </>
        )}
      </BlockContext>
    </section>
  );
}
