import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import classes from './template.module.css';
import { templateMessages } from './template.messages.ts';
import { AttributeUsesDocument } from './template.operations.generated.ts';

/** Which categories say something of an attribute themselves. */
export function AttributeUses({ id }: { id: string }) {
  const t = useMessages(templateMessages);
  const query = useQuery(documentQuery(AttributeUsesDocument, { id }));
  const uses = query.data?.attribute?.templateCategories;
  return (
    <Section id="uses" title={t('uses')}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {uses?.length === 0 && <p className={classes.note}>{t('noUses')}</p>}
      {uses !== undefined && uses.length > 0 && (
        <ul className={classes.uses}>
          {uses.map(({ category, state, makesVariants }) => (
            <li key={category.id}>
              <Link to="/categories/$categoryId" params={{ categoryId: category.id }}>
                <bdi>{category.name}</bdi>
              </Link>{' '}
              <span className={classes.note}>
                {[t(state), ...(makesVariants ? [t('makesVariants')] : [])].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
