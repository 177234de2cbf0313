import { useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import classes from './form.module.css';
import { useProblems } from './use-field-problem.ts';

/** After a refused save: how many fields need attention, and the way to each. */
export function ProblemSummary() {
  const t = useMessages(kitMessages);
  const { setFocus } = useFormContext();
  const { submitCount } = useFormState();
  const problems = useProblems();
  if (submitCount === 0 || problems.length === 0) return null;
  return (
    <div className={classes.summary} role="alert">
      <strong>{t('problems', { count: problems.length })}</strong>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <button type="button" onClick={() => setFocus(path)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
