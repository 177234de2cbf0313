import { Link } from '@tanstack/react-router';
import { IconChevronRight } from '@tabler/icons-react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { ExcavatorCountDocument } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';

/** Offers that wait where no excavator processes them: the step between a first shop and its first products. */
export function MissingExcavator({ waitingOffers }: { waitingOffers: number }) {
  const mayAdd = useAbilities().can('create', 'Excavator');
  return waitingOffers > 0 && mayAdd ? <UnlessThereIsOne /> : null;
}

function UnlessThereIsOne() {
  const t = useMessages(dashboardMessages);
  const count = useRecord(ExcavatorCountDocument, {}).data?.excavators.total.count;
  if (count !== 0) return null;
  return (
    <div className={classes.banner}>
      <div className={classes.sectionHeader}>
        <strong>{t('noExcavator')}</strong>
        <Link to="/excavators/new" className={classes.step}>
          {t('addExcavator')}
          <IconChevronRight size={16} className={classes.chevron} aria-hidden />
        </Link>
      </div>
    </div>
  );
}
