import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useMemo, type ReactNode } from 'react';
import { answerByHand } from './answer-by-hand.ts';
import { ChartsPart } from './charts.part.tsx';
import { FormPart } from './form.part.tsx';
import { JobsPart } from './jobs.part.tsx';
import classes from './kit.module.css';
import { ListPart } from './list.part.tsx';
import { MessagesPart } from './messages.part.tsx';
import { ProblemPart } from './problems.part.tsx';
import { RecordPart } from './record.part.tsx';

/** Every part of the kit in every state, each at an address of its own. */
const parts: Readonly<Record<string, ReactNode>> = {
  list: <ListPart state="rows" />,
  'list-few': <ListPart state="few" />,
  'list-loading': <ListPart state="loading" />,
  'list-empty': <ListPart state="empty" />,
  'list-error': <ListPart state="error" />,
  'list-forbidden': <ListPart state="forbidden" />,
  'list-offline': <ListPart state="offline" />,
  record: <RecordPart />,
  form: <FormPart />,
  messages: <MessagesPart />,
  jobs: <JobsPart />,
  charts: <ChartsPart />,
  'problem-unknown': <ProblemPart kind="unknown" />,
  'problem-failed': <ProblemPart kind="failed" />,
  'problem-own': <ProblemPart kind="own" />,
  nothing: <ProblemPart kind="nothing" />,
};

/** The living page: for whoever builds on the kit, and for the tests that look at it. No server is asked. */
export function KitScreen() {
  const { part } = useParams({ from: '/kit/$part' });
  const queryClient = useQueryClient();
  // Before the part asks anything; what another one was answered is not this one's.
  useMemo(() => {
    queryClient.clear();
    answerByHand('rows');
  }, [queryClient, part]);
  return (
    <div className={classes.page}>
      <nav className={classes.parts} aria-label="Parts of the kit">
        {Object.keys(parts).map((name) => (
          <Link key={name} to="/kit/$part" params={{ part: name }}>
            {name}
          </Link>
        ))}
      </nav>
      <main key={part} className={classes.part} id="content">
        <Suspense>{parts[part] ?? <h1>There is no such part.</h1>}</Suspense>
      </main>
    </div>
  );
}
