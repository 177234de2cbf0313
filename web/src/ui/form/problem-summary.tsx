import { useFormState } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import classes from './form.module.css';
import { countFields, useProblems } from './use-field-problem.ts';

/** After a refused save: how many fields need attention; the focus is already in the first. */
export function ProblemSummary() {
  const t = useMessages(kitMessages);
  const { submitCount } = useFormState();
  const problems = useProblems();
  if (submitCount === 0 || problems.length === 0) return null;
  return (
    <p className={classes.summary} role="alert">
      {t('problems', { count: countFields(problems) })}
    </p>
  );
}
