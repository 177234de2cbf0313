import type { ReactNode } from 'react';
import { useRecord, type Permission } from '../../data/index.ts';
import { namedText, useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { english, explainMessages } from './explain.messages.ts';
import { RolesThatMayDocument, type RolesThatMayQuery } from './explain.operations.generated.ts';
import { parseRight, type Explanation } from './explanation.ts';
import classes from './explain.module.css';
import { useSubjectName } from './use-subject-name.ts';

type ExplainProps = Explanation & {
  /** A screen of its own, a note within one, or the words of a toast. */
  as: 'screen' | 'note' | 'toast';
  tone?: 'danger' | 'warning' | 'info';
  /** Buttons or links that are the next step. */
  children?: ReactNode;
};

/** Every refusal in one form: what was refused, why, by which rule, who can, and what to do next. */
export function Explain({ as, title, reasons, rule, right, next, tone = 'danger', children }: ExplainProps) {
  const t = useMessages(explainMessages);
  const format = useFormat();
  const knownRight = parseRight(right);
  const Title = as === 'screen' ? 'h1' : 'strong';
  return (
    <section className={classes.explain} data-as={as} data-tone={tone}>
      <Title>{title}</Title>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {(rule !== undefined || knownRight || next !== undefined) && (
        <dl className={classes.facts}>
          {rule !== undefined && (
            <div>
              <dt>{format.label(t('rule'))}</dt>
              <dd>
                <code>{rule}</code>
              </dd>
            </div>
          )}
          {knownRight && <RightFacts right={knownRight} />}
          {next !== undefined && (
            <div>
              <dt>{format.label(t('next'))}</dt>
              <dd>{next}</dd>
            </div>
          )}
        </dl>
      )}
      {children !== undefined && <div className={classes.steps}>{children}</div>}
    </section>
  );
}

function RightFacts({ right }: { right: Permission }) {
  const t = useMessages(explainMessages);
  const language = useLanguage();
  const format = useFormat();
  const roles = useRecord(RolesThatMayDocument, right).data?.rolesThatMay ?? [];
  const subject = useSubjectName()(right.subject);
  const action = namedText(t, english, 'action', right.action);
  return (
    <>
      <div>
        <dt>{format.label(t('right'))}</dt>
        <dd>{t('rightOf', { subject, action })}</dd>
      </div>
      {roles.length > 0 && (
        <div>
          <dt>{format.label(t('whoCan'))}</dt>
          <dd>{new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((role) => nameOf(role, t)))}</dd>
        </div>
      )}
    </>
  );
}

type Role = RolesThatMayQuery['rolesThatMay'][number];

/** A role that still has the name it came with is named in the reader's language. */
function nameOf({ key, name, isOfOwnOnly }: Role, t: ReturnType<typeof useMessages<typeof english>>): string {
  const texts: Readonly<Record<string, string>> = english;
  const shown = texts[`role.${key}`] === name ? namedText(t, english, 'role', key) : name;
  return isOfOwnOnly ? t('ofOwn', { role: shown }) : shown;
}
