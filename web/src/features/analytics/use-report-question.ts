import { dimensionRights, type Measure, measureDefinitions, type ReportKey } from '@quarry/contracts/analytics';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { parseListSearch, withFilter, type ListSearch } from '../../ui/routing/index.ts';
import { dimensionsOf, measuresOf, questionOf } from './report-question.ts';

/** The measures of a report whose rows the reader may read too. */
export function useReadableMeasures(report: ReportKey): Measure[] {
  const abilities = useAbilities();
  return measuresOf(report, (measure) =>
    measureDefinitions[measure].rights.every(([action, subject]) => abilities.can(action, subject)),
  );
}

/** What the address asks of a report, and how it comes to ask something else. */
export function useReportQuestion(report: ReportKey) {
  const search = parseListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const readable = useReadableMeasures(report);
  const abilities = useAbilities();
  const dimensions = dimensionsOf(readable).filter((by) =>
    (dimensionRights[by] ?? []).every(([action, subject]) => abilities.can(action, subject)),
  );
  const go = (next: ListSearch, isStep = true) =>
    void navigate({ to: '.', search: next as never, replace: !isStep, resetScroll: false });
  return {
    search,
    readable,
    dimensions,
    question: questionOf(report, search, readable, dimensions),
    go,
    /** Asks for other values of several fields at once. */
    set: (fields: Readonly<Record<string, readonly string[]>>) =>
      go(Object.entries(fields).reduce((next, [field, values]) => withFilter(next, field, values), search)),
    setMeasure: (measure: Measure) => go({ ...search, measure }, false),
  };
}
