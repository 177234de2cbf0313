import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { answerByHand, type ListState } from './answer-by-hand.ts';
import { ChartsPart } from './charts.part.tsx';
import { FormPart } from './form.part.tsx';
import { HistoryPart } from './history.part.tsx';
import { JobsPart } from './jobs.part.tsx';
import classes from './kit.module.css';
import { ListPart } from './list.part.tsx';
import { LocaleTextsPart } from './locale-texts.part.tsx';
import { MessagesPart } from './messages.part.tsx';
import { ProblemPart } from './problems.part.tsx';
import { RecordPart } from './record.part.tsx';
import { TreePart } from './tree.part.tsx';

type Part = { content: ReactNode; answers?: ListState };

/** Every part of the kit in every state, each at an address of its own. */
const parts: Readonly<Record<string, Part>> = {
  list: { content: <ListPart /> },
  'list-few': { content: <ListPart />, answers: 'few' },
  'list-loading': { content: <ListPart />, answers: 'loading' },
  'list-empty': { content: <ListPart />, answers: 'empty' },
  'list-error': { content: <ListPart />, answers: 'error' },
  'list-forbidden': { content: <ListPart />, answers: 'forbidden' },
  'list-offline': { content: <ListPart />, answers: 'offline' },
  tree: { content: <TreePart state="rows" /> },
  'tree-loading': { content: <TreePart state="loading" /> },
  'tree-empty': { content: <TreePart state="empty" /> },
  'tree-error': { content: <TreePart state="error" /> },
  record: { content: <RecordPart /> },
  history: { content: <HistoryPart /> },
  'history-loading': { content: <HistoryPart />, answers: 'loading' },
  'history-empty': { content: <HistoryPart />, answers: 'empty' },
  'history-error': { content: <HistoryPart />, answers: 'error' },
  form: { content: <FormPart /> },
  'locale-texts': { content: <LocaleTextsPart /> },
  messages: { content: <MessagesPart /> },
  jobs: { content: <JobsPart /> },
  charts: { content: <ChartsPart /> },
  'problem-unknown': { content: <ProblemPart kind="unknown" /> },
  'problem-failed': { content: <ProblemPart kind="failed" /> },
  'problem-own': { content: <ProblemPart kind="own" /> },
  nothing: { content: <ProblemPart kind="nothing" /> },
};

/** The living page: for anyone who builds on the kit, and for the tests that look at it. No server is asked. */
export function KitScreen() {
  const { part } = useParams({ from: '/kit/$part' });
  return (
    <div className={classes.page}>
      <nav className={classes.parts} aria-label="Parts of the kit">
        {Object.keys(parts).map((name) => (
          <Link key={name} to="/kit/$part" params={{ part: name }}>
            {name}
          </Link>
        ))}
      </nav>
      <main className={classes.part} id="content">
        <Suspense>
          <OnePart key={part} name={part} />
        </Suspense>
      </main>
    </div>
  );
}

function OnePart({ name }: { name: string }) {
  const queryClient = useQueryClient();
  const [content] = useState(() => {
    const part: Part = parts[name] ?? { content: <h1>There is no such part.</h1> };
    // Before the part asks anything; what another one was answered is not this one's.
    queryClient.clear();
    answerByHand(part.answers ?? 'rows');
    return part.content;
  });
  return content;
}
