import { useNavigate } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportCountsFragment } from './imports.operations.generated.ts';
import type { Plan, PreviewSearch, ShownBy } from './preview-search.ts';

const countOf: Readonly<Record<ShownBy, Exclude<keyof ImportCountsFragment, 'emptied'>>> = {
  CREATE: 'create',
  CHANGE: 'change',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
  NOTICED: 'noticed',
};

type PlanFilterProps = {
  counts: ImportCountsFragment;
  /** Those that rows can have. */
  plans: readonly Plan[];
  plan: ShownBy | undefined;
};

/** How many rows do what; pressed, only those are shown. */
export function PlanFilter({ counts, plans, plan }: PlanFilterProps) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const show = (search: PreviewSearch) =>
    // The router cannot know of which route this is a part.
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  const offered: readonly ShownBy[] = counts.noticed > 0 || plan === 'NOTICED' ? [...plans, 'NOTICED'] : plans;
  return (
    <fieldset className={classes.plans}>
      <legend className="visually-hidden">{t('rowsByPlan')}</legend>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.plan}
          data-plan={one}
          aria-pressed={plan === one}
          onClick={() => show(plan === one ? {} : { plan: one })}
        >
          <span className={classes.number}>{format.number(counts[countOf[one]])}</span>{' '}
          {t(`plan.${one}`, { count: counts[countOf[one]] })}
        </button>
      ))}
    </fieldset>
  );
}
