import { NativeSelect } from '@mantine/core';
import { builtActions, keySubjects, type ApiKeyDraft, type Subject } from '@quarry/contracts/access';
import { Controller, useFormContext } from 'react-hook-form';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useSubjectName } from '../../ui/explain/index.ts';
import { useFieldProblem, useFieldWords } from '../../ui/form/index.ts';
import classes from './api-keys.module.css';
import { apiKeysMessages } from './api-keys.messages.ts';
import { useRightText } from './use-right-text.ts';

type Rules = ApiKeyDraft['rules'];
type Level = 'read' | 'manage';

/** What a key may do: of each subject nothing, to see it, or all that its person may. */
export function KeyRights() {
  const t = useMessages(apiKeysMessages);
  const subjectName = useSubjectName();
  const rightText = useRightText();
  const abilities = useAbilities();
  const { control } = useFormContext<{ rules: Rules }>();
  const problem = useFieldProblem('rules');
  useFieldWords('rules', { label: t('rights'), textOf: (value) => (value as Rules).map(rightText).join(', ') });
  const offered = keySubjects
    .map((subject) => ({ subject, levels: levelsOf(subject, abilities) }))
    .filter(({ levels }) => levels.length > 0);
  return (
    <Controller
      control={control}
      name="rules"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <fieldset className={classes.rights} aria-describedby="rights-help">
          <legend className="visually-hidden">{t('rights')}</legend>
          <small id="rights-help">{t('rightsHelp')}</small>
          {problem && <p role="alert">{problem}</p>}
          <div className={classes.subjects}>
            {offered.map(({ subject, levels }, place) => (
              <NativeSelect
                key={subject}
                ref={place === 0 ? ref : undefined}
                label={subjectName(subject)}
                value={value.find((rule) => rule.subject === subject)?.action ?? ''}
                data={[
                  { value: '', label: t('level.none') },
                  ...levels.map((level) => ({ value: level, label: t(`level.${level}`) })),
                ]}
                onBlur={onBlur}
                onChange={(event) => onChange(withLevel(value, subject, event.currentTarget.value))}
              />
            ))}
          </div>
        </fieldset>
      )}
    />
  );
}

function levelsOf(subject: Subject, abilities: ReturnType<typeof useAbilities>): Level[] {
  const actions = builtActions(subject);
  const isHeld = (action: string) => abilities.can(action, subject);
  return [
    ...(actions.includes('read') && isHeld('read') ? (['read'] as const) : []),
    ...(actions.some((action) => action !== 'read' && isHeld(action)) ? (['manage'] as const) : []),
  ];
}

function withLevel(rules: Rules, subject: Rules[number]['subject'], level: string): Rules {
  const others = rules.filter((rule) => rule.subject !== subject);
  return level === 'read' || level === 'manage' ? [...others, { action: level, subject }] : others;
}
