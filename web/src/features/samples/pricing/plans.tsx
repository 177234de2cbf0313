import '../kit/mantine-segments.css';
import { Button, SegmentedControl } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { SampleAnswer } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import classes from './plans.module.css';
import { pricingMessages } from './pricing.messages.ts';

type Plan = SampleAnswer<'GET /pricing/data'>['basicPlan'];

type PlansProps = {
  plans: readonly Plan[];
  isYearly: boolean;
  onPeriod: (isYearly: boolean) => void;
  onChoose: (plan: string) => void;
};

/** Plans as cards of equal height, with the price of one period. */
export function Plans({ plans, isYearly, onPeriod, onChoose }: PlansProps) {
  const t = useMessages(pricingMessages);
  const [chosen, setChosen] = useState('');
  const choose = (plan: string) => {
    setChosen(plan);
    onChoose(plan);
  };
  return (
    <>
      <SegmentedControl
        aria-label={t('period')}
        className={classes.period}
        value={isYearly ? 'yearly' : 'monthly'}
        onChange={(period) => onPeriod(period === 'yearly')}
        data={[
          { value: 'monthly', label: t('monthly') },
          { value: 'yearly', label: t('yearly') },
        ]}
      />
      <div className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.title}
            plan={plan}
            isYearly={isYearly}
            isChosen={plan.title === chosen}
            onChoose={() => choose(plan.title)}
          />
        ))}
      </div>
    </>
  );
}

type PlanCardProps = { plan: Plan; isYearly: boolean; isChosen: boolean; onChoose: () => void };

function PlanCard({ plan, isYearly, isChosen, onChoose }: PlanCardProps) {
  const t = useMessages(pricingMessages);
  const format = useFormat();
  const { title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const price = isYearly ? yearlyPlan.perMonth : monthlyPrice;
  return (
    <article className={classes.plan} data-popular={popular} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {popular && <span className={classes.badge}>{t('popular')}</span>}
      </header>
      <p>{subtitle}</p>
      <p className={classes.price}>
        <strong>${format.number(price)}</strong> {t('perMonth')}
      </p>
      {isYearly && yearlyPlan.totalAnnual > 0 && (
        <p>
          {t('billedYearly', { total: `$${format.number(yearlyPlan.totalAnnual)}` })},{' '}
          {t('saving', { share: format.percent(1 - yearlyPlan.perMonth / monthlyPrice) })}
        </p>
      )}
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Button variant={popular ? 'filled' : 'default'} disabled={isChosen} onClick={onChoose}>
        {t(isChosen ? 'chosen' : 'choose', { plan: title })}
      </Button>
    </article>
  );
}
