import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { Plans } from '../pricing/plans.tsx';
import classes from './dialogs.module.css';
import type { DialogProps } from './dialogs.screen.tsx';

/** The plans of the pricing page, in a dialog. */
export function PlansDialog({ onDone }: DialogProps) {
  const query = useQuery(sampleQuery('GET /pricing/data'));
  const [isYearly, setYearly] = useState(false);
  return (
    <div className={classes.form}>
      <LoadSample query={query}>
        {({ basicPlan, standardPlan, enterprisePlan }) => (
          <Plans
            plans={[basicPlan, standardPlan, enterprisePlan]}
            isYearly={isYearly}
            onPeriod={setYearly}
            onChoose={onDone}
          />
        )}
      </LoadSample>
    </div>
  );
}
