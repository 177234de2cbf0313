import type { ReactNode } from 'react';
import classes from './record-page.module.css';
import { useShowRecordName } from './record-name.ts';

type RecordPageProps = {
  title: string;
  picture?: ReactNode;
  status?: ReactNode;
  facts?: ReactNode;
  /** The way to the next and the previous record of the list this one was opened from. */
  steps?: ReactNode;
  actions?: ReactNode;
  /** The right column: status, completeness, relations, history. */
  aside?: ReactNode;
  /** For what needs all the width there is, such as two things side by side. */
  isWide?: boolean;
  children: ReactNode;
};

/** One record: who it is, what can be done, its sections, and what belongs to it. */
export function RecordPage({
  title,
  picture,
  status,
  facts,
  steps,
  actions,
  aside,
  isWide = false,
  children,
}: RecordPageProps) {
  useShowRecordName(title);
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <div className={classes.identity}>
          {picture && <div className={classes.picture}>{picture}</div>}
          <div className={classes.names}>
            <h1>{title}</h1>
            {status}
            {facts && <div className={classes.facts}>{facts}</div>}
          </div>
        </div>
        {(steps || actions) && (
          <div className={classes.actions}>
            {steps}
            {actions}
          </div>
        )}
      </header>
      <div className={classes.columns} data-aside={aside !== undefined} data-wide={isWide}>
        <div className={classes.main}>{children}</div>
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
    </article>
  );
}

type SectionProps = { id: string; title: string; actions?: ReactNode; children: ReactNode };

/** One card of a record page, with an anchor of its own. */
export function Section({ id, title, actions, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header className={classes.sectionHeader}>
        <h2 id={`${id}-title`}>{title}</h2>
        {actions}
      </header>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}

/** Names and values, aligned. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.factList}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
