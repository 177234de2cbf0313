import { attributesOf } from '@quarry/contracts/feeds';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { type Block, lineOf, type RuleDraft } from './blocks.ts';
import type { MappingField } from './mapping-fields.ts';
import { type RuleFault, rulesOf } from './mapping-rules.ts';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';
import { FieldRules } from './rule-editor.tsx';

type FieldListProps = {
  fields: readonly MappingField[];
  rules: readonly RuleDraft[];
  faults: ReadonlyMap<string, readonly RuleFault[]>;
  open: string | undefined;
  /** What the rules of the open field give. */
  live: ReactNode;
  onOpen: (name: string | undefined) => void;
  onChange: (name: string, own: readonly RuleDraft[]) => void;
};

const levels = ['required', 'when', 'recommended', 'optional'] as const;

/** The fields of the kind by how much they are needed; one of them is open, with its rules. */
export function FieldList({ fields, rules, faults, open, live, onOpen, onChange }: FieldListProps) {
  const t = useMessages(mappingMessages);
  const [search, setSearch] = useState('');
  const shown = attributesOf(fields).filter(({ name }) => name === open || name.includes(search.toLowerCase()));
  return (
    <div className={classes.fields}>
      <SearchField label={t('searchFields')} text={search} onSearch={setSearch} />
      {shown.length === 0 && <p>{t('noFields')}</p>}
      {levels.map((level) => {
        const ofLevel = shown.filter((field) => field.level === level);
        if (ofLevel.length === 0) return null;
        return (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h3 id={`level-${level}`} className={classes.level}>
              {t(`level.${level}`)} ({ofLevel.length})
            </h3>
            <ul className={classes.list}>
              {ofLevel.map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  rules={rulesOf(rules, field.name)}
                  isFaulty={faults.has(field.name)}
                  isOpen={field.name === open}
                  live={live}
                  onToggle={() => onOpen(field.name === open ? undefined : field.name)}
                  onChange={(own) => onChange(field.name, own)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type FieldRowProps = {
  field: MappingField;
  rules: readonly RuleDraft[];
  isFaulty: boolean;
  isOpen: boolean;
  live: ReactNode;
  onToggle: () => void;
  onChange: (own: readonly RuleDraft[]) => void;
};

function FieldRow({ field, rules, isFaulty, isOpen, live, onToggle, onChange }: FieldRowProps) {
  const t = useMessages(mappingMessages);
  const hasDefault = field.defaultExpression !== null;
  const lines = rules.length > 0 ? rules.map(({ expression }) => lineOf(expression)).join(' | ') : undefined;
  const byDefault = hasDefault ? lineOf(field.defaultExpression as Block) : undefined;
  return (
    <li className={classes.field}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        data-open-field={isOpen ? '' : undefined}
        onClick={onToggle}
      >
        <strong>{field.name}</strong>
        <span className={classes.note}>{t(`type.${field.type}`)}</span>
        {isFaulty && <StatusDot tone="danger" label={t('isFaulty')} />}
        {!isFaulty && rules.length > 0 && <StatusDot tone="info" label={t('hasRule')} />}
        {!isFaulty && rules.length === 0 && (
          <StatusDot
            tone={hasDefault || field.level !== 'required' ? 'neutral' : 'warning'}
            label={t(hasDefault ? 'hasDefault' : 'hasNone')}
          />
        )}
        <code className={classes.line} dir="ltr">
          {lines ?? byDefault}
        </code>
      </button>
      {isOpen && (
        <div className={classes.open}>
          <FieldHelp field={field} />
          {rules.length === 0 && <p>{byDefault === undefined ? t('noneText') : t('defaultText')}</p>}
          <div className={classes.beside}>
            <div className={classes.rules}>
              <FieldRules field={field} rules={rules} onChange={onChange} />
            </div>
            {live}
          </div>
        </div>
      )}
    </li>
  );
}

/** What the document of the kind says of a field. */
function FieldHelp({ field: { maxLen, maxItems, values, documentation } }: { field: MappingField }) {
  const t = useMessages(mappingMessages);
  return (
    <p className={classes.note}>
      {[
        ...(maxLen === null ? [] : [t('maxLen', { count: maxLen })]),
        ...(maxItems === null || maxItems === 1 ? [] : [t('maxItems', { count: maxItems })]),
        ...(values.length === 0 ? [] : [t('takes', { values: values.join(', ') })]),
      ].join(' ')}{' '}
      {documentation !== null && (
        <a href={documentation} target="_blank" rel="noreferrer">
          {t('documentation')}
        </a>
      )}
    </p>
  );
}
