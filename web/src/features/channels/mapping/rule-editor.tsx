import { Button } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { BlockEditor } from './block-editor.tsx';
import { conditionField, useBlockSurroundings } from './block-context.ts';
import { type Block, hole, type RuleDraft, swapped } from './blocks.ts';
import type { MappingField } from './mapping-fields.ts';
import classes from './mapping.module.css';
import { mappingMessages } from './mapping.messages.ts';

type RulesProps = {
  field: MappingField;
  rules: readonly RuleDraft[];
  onChange: (rules: readonly RuleDraft[]) => void;
};

/** The rules of a field, of which the first whose condition holds makes it; without any its default does. */
export function FieldRules({ field, rules, onChange }: RulesProps) {
  const t = useMessages(mappingMessages);
  const { isReadOnly, focusOn } = useBlockSurroundings();
  const beginning = (field.defaultExpression ?? hole) as Block;
  const add = () => {
    onChange([...rules, { field: field.name, expression: rules.length === 0 ? beginning : hole }]);
    focusOn(`${rules.length}.expression`);
  };
  return (
    <>
      {rules.length > 1 && <p className={classes.note}>{t('rulesText')}</p>}
      {rules.map((rule, place) => (
        // Rules have no id: what is typed is kept in the rules.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={place} className={classes.rule} aria-label={t('rule', { number: place + 1 })}>
          <RuleHead
            rules={rules}
            place={place}
            onChange={onChange}
            label={t('rule', { number: place + 1 })}
            isShown={rules.length > 1}
          />
          {rule.when && (
            <BlockEditor
              block={rule.when}
              path={`${place}.when`}
              label={t('when')}
              field={conditionField}
              onChange={(when) => onChange(rules.with(place, { ...rule, when }))}
              onRemove={() => {
                const { when: _gone, ...always } = rule;
                onChange(rules.with(place, always));
                focusOn(`${place}.expression`);
              }}
            />
          )}
          <BlockEditor
            block={rule.expression}
            path={`${place}.expression`}
            label={t('valueOf', { name: field.name })}
            field={field}
            onChange={(expression) => onChange(rules.with(place, { ...rule, expression }))}
          />
          {!rule.when && !isReadOnly && (
            <Button
              className={classes.start}
              variant="subtle"
              size="xs"
              onClick={() => {
                onChange(rules.with(place, { ...rule, when: hole }));
                focusOn(`${place}.when`);
              }}
            >
              {t('addCondition')}
            </Button>
          )}
        </section>
      ))}
      {!isReadOnly && (
        <Button className={classes.start} variant="default" size="xs" onClick={add}>
          {t(rules.length === 0 ? 'addRule' : 'addFurtherRule')}
        </Button>
      )}
    </>
  );
}

type RuleHeadProps = {
  rules: readonly RuleDraft[];
  place: number;
  label: string;
  isShown: boolean;
  onChange: (rules: readonly RuleDraft[]) => void;
};

function RuleHead({ rules, place, label, isShown, onChange }: RuleHeadProps) {
  const t = useMessages(mappingMessages);
  const { isReadOnly, focusOn } = useBlockSurroundings();
  const remove = () => {
    onChange(rules.filter((_rule, at) => at !== place));
    focusOn('');
  };
  const moveUp = () => {
    onChange(swapped(rules, place));
    focusOn(`${place - 1}.expression`);
  };
  return (
    <div className={classes.head}>
      {isShown && <h3 className={classes.label}>{label}</h3>}
      {!isReadOnly && (
        <span className={classes.tools}>
          {place > 0 && (
            <ToolButton label={t('moveUp', { name: label })} onClick={moveUp}>
              <IconArrowUp size={16} aria-hidden />
            </ToolButton>
          )}
          <ToolButton label={t('removeNamed', { name: label })} onClick={remove}>
            <IconTrash size={16} aria-hidden />
          </ToolButton>
        </span>
      )}
    </div>
  );
}
