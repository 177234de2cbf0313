import '../../ui/form/mantine-form.css';
import { useState, type SyntheticEvent } from 'react';
import { Button, Switch, TextInput } from '@mantine/core';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { countFields, LeaveGuard, useIssueText } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { ColumnsTable } from './columns-table.tsx';
import { draftOf, hasModes, isSameDraft, type ColumnsDraft, type Target } from './columns-draft.ts';
import { Complaints } from './complaints.tsx';
import { importKinds } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import {
  ImportExamplesDocument,
  ImportTargetsDocument,
  type ImportDetailFragment,
} from './imports.operations.generated.ts';
import { MatchChoice } from './match-choice.tsx';
import { useImportSteps, type Issue } from './use-import-steps.ts';

type ColumnsStepProps = {
  shown: ImportDetailFragment;
  /** Back to where the import stands, where that is further. */
  onLeave?: () => void;
};

/** What each column of the file is, and how its rows find their records. */
export function ColumnsStep(props: ColumnsStepProps) {
  const targets = useRecord(ImportTargetsDocument, { kind: props.shown.kind });
  return (
    <LoadRecord query={targets} recordOf={({ importTargets }) => importTargets}>
      {(all) => <ColumnsForm {...props} targets={all} />}
    </LoadRecord>
  );
}

function ColumnsForm({ shown, onLeave, targets }: ColumnsStepProps & { targets: readonly Target[] }) {
  const t = useMessages(importsMessages);
  const tKit = useMessages(kitMessages);
  const words = importKinds[shown.kind];
  const issueText = useIssueText();
  const saved = draftOf(shown);
  const [{ version, draft }, setState] = useState({ version: shown.version, draft: saved });
  // Saved here or by another tab: what is stored now is what is shown.
  if (version !== shown.version) setState({ version: shown.version, draft: saved });
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const examples = useRecord(ImportExamplesDocument, { id: shown.id }).data?.import?.columns;
  const steps = useImportSteps(shown.id);
  const isDirty = !isSameDraft(draft, saved);
  const change = (changed: Partial<ColumnsDraft>) => setState({ version, draft: { ...draft, ...changed } });
  const problemOf = (path: string): string | undefined => {
    const issue = issues.find((one) => one.path === path || one.path.startsWith(`${path}.`));
    return issue && issueText(issue);
  };

  const check = async (event: SyntheticEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const outcome = await saveAndCheck();
    setBusy(false);
    setIssues(outcome.kind === 'invalid' ? outcome.issues : []);
    if (outcome.kind === 'invalid') focusFirstProblem(form);
  };
  const saveAndCheck = async () => {
    if (!isDirty) return steps.check(shown.version);
    const { columns, matchBy, creates, recipe } = draft;
    const input = { columns: [...columns], matchBy: matchBy ?? '', creates, recipe: recipe.trim() || null };
    const outcome = await steps.setColumns(shown.version, input);
    return outcome.kind === 'done' ? steps.check(outcome.import.version) : outcome;
  };

  return (
    <form className={classes.form} onSubmit={(event) => void check(event)} noValidate>
      <Complaints shown={shown} />
      {issues.length > 0 && (
        <p role="alert" className={classes.problem}>
          {tKit('problems', { count: countFields(issues) })}
        </p>
      )}
      {hasModes(targets) && (
        <dl className={classes.modes}>
          {(['SET', 'FILL', 'CLEAR'] as const).map((mode) => (
            <div key={mode}>
              <dt>{t(`mode.${mode}`)}</dt>
              <dd>{t(`modeText.${mode}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ColumnsTable
        columns={shown.columns}
        examples={examples?.map((column) => column.examples)}
        drafts={draft.columns}
        targets={targets}
        problemOf={problemOf}
        onChange={(columns) => change({ columns })}
      />
      <MatchChoice
        keys={shown.matchKeys}
        targets={targets}
        draft={draft}
        problem={problemOf('matchBy')}
        onChange={(matchBy) => change({ matchBy })}
      />
      {words.creates && (
        <Switch
          className={classes.switch}
          label={t(words.creates)}
          description={t(words.createsText)}
          checked={draft.creates}
          onChange={({ currentTarget }) => change({ creates: currentTarget.checked })}
        />
      )}
      <TextInput
        className={classes.recipe}
        label={t('recipe')}
        description={t('recipeText')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={draft.recipe}
        maxLength={120}
        error={problemOf('recipe')}
        onChange={({ currentTarget }) => change({ recipe: currentTarget.value })}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {t('check')}
        </Button>
        {onLeave && (
          <Button variant="default" onClick={onLeave}>
            {t('back')}
          </Button>
        )}
      </div>
      <LeaveGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}

const firstProblem = '[aria-invalid="true"], [data-invalid="true"] input:enabled';

/** Once the problems are drawn. */
function focusFirstProblem(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(firstProblem)?.focus());
}
