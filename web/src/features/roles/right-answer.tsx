import { Link } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { Amounts } from './amounts.tsx';
import { FieldNames } from './field-names.tsx';
import classes from './roles.module.css';
import { rolesMessages } from './roles.messages.ts';
import {
  ExplainRightDocument,
  type ExplainRightQuery,
  type ExplainRightQueryVariables,
} from './roles.operations.generated.ts';
import { reachOfRule } from './rule-of.ts';
import { usePermissionWords } from './use-permission-words.ts';

type Answer = NonNullable<ExplainRightQuery['explainRight']>;
type Question = ExplainRightQueryVariables['question'];

/** The very lines that let somebody do it, or what is missing and who could give it. */
export function RightAnswer({ question }: { question: Question }) {
  const query = useRecord(ExplainRightDocument, { question });
  return (
    <LoadRecord query={query} recordOf={({ explainRight }) => explainRight}>
      {(answer) => <Judgement answer={answer} question={question} />}
    </LoadRecord>
  );
}

function Judgement({ answer, question }: { answer: Answer; question: Question }) {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const { isAllowed, person, record, missing, lines } = answer;
  const right = words.right(question.action, question.subject);
  return (
    <Section id="answer" title={t('answer')}>
      <p className={classes.verdict}>
        <StatusDot
          tone={isAllowed ? 'success' : 'danger'}
          label={t(isAllowed ? 'mayDo' : 'mayNotDo', { name: person.name })}
        />
        <strong>{record ? `${right} (${record.name})` : right}</strong>
      </p>
      {missing && <p>{t(`missing.${missing}`, { name: person.name })}</p>}
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={t('lines')}>
          {lines.map((line) => (
            <Line
              key={`${line.roleId} ${line.rule.action} ${line.rule.subject} ${line.rule.scope}`}
              line={line}
              isAllowed={isAllowed}
            />
          ))}
        </ul>
      )}
      <Facts facts={useFacts(answer)} />
    </Section>
  );
}

function Line({ line, isAllowed }: { line: Answer['lines'][number]; isAllowed: boolean }) {
  const t = useMessages(rolesMessages);
  const format = useFormat();
  const words = usePermissionWords();
  const roleName = useRoleName();
  const why = isAllowed ? 'reaches' : 'wouldReach';
  const { rule, reaches, roleId, roleKey, roleName: name } = line;
  return (
    <li>
      <StatusDot tone={reaches ? 'success' : 'neutral'} label={t(reaches ? why : 'reachesNot')} />
      <span>
        <Link to="/users/roles/$roleId" params={{ roleId }}>
          {format.label(roleName({ key: roleKey, name }))}
        </Link>{' '}
        {words.right(rule.action, rule.subject)}
        {' – '}
        {words.reach(reachOfRule(rule))}
        {rule.fields && (
          <>
            {' – '}
            <FieldNames subject={rule.subject} fields={rule.fields} />
          </>
        )}
        {rule.limits && (
          <>
            {' – '}
            <Amounts limits={rule.limits} />
          </>
        )}
      </span>
    </li>
  );
}

function useFacts({ roles, shops, brands, record, lines, rolesThatMay, whoCouldGive }: Answer) {
  const t = useMessages(rolesMessages);
  const roleName = useRoleName();
  const language = useLanguage();
  const list = (names: readonly string[]) =>
    names.length === 0 ? <Absent /> : new Intl.ListFormat(language, { type: 'unit' }).format(names);
  const namesOf = (records: readonly { name: string }[]) => list(records.map(({ name }) => name));
  const place = record?.shop ?? record?.brand ?? record?.owner;
  return [
    { label: t('theirRoles'), value: list(roles.map(roleName)) },
    { label: t('theirShops'), value: namesOf(shops) },
    { label: t('theirBrands'), value: namesOf(brands) },
    ...(record ? [{ label: t('belongsTo'), value: place ? place.name : <Absent /> }] : []),
    // Who holds it already, and only waits for something else, needs nobody to give it.
    ...(lines.some(({ reaches }) => reaches)
      ? []
      : [
          { label: t('rolesThatMay'), value: list(rolesThatMay.map(roleName)) },
          { label: t('whoCouldGive'), value: namesOf(whoCouldGive) },
        ]),
  ];
}
