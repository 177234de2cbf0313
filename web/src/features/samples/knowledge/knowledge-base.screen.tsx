import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './knowledge.module.css';
import { knowledgeMessages } from './knowledge.messages.ts';

/** The topics, each with its picture; a search looks at their titles. */
export function KnowledgeBaseScreen() {
  const t = useMessages(knowledgeMessages);
  const tKit = useMessages(kitMessages);
  const navigate = useNavigate();
  const { q } = useSearch({ from: '/shell/pages/knowledge-base' });
  const query = useQuery(sampleQuery('GET /faq/data/knowledge_base'));
  const fits = (title: string) => title.toLowerCase().includes((q ?? '').trim().toLowerCase());
  const show = (text: string) =>
    void navigate({ to: '/pages/knowledge-base', search: { q: text || undefined }, replace: true });
  return (
    <SamplePage title={t('baseTitle')}>
      <div className={classes.search}>
        <SearchField label={t('baseSearch')} text={q ?? ''} onSearch={show} />
      </div>
      <LoadSample query={query}>
        {(categories) => {
          const found = categories.filter(({ title }) => fits(title));
          if (found.length === 0)
            return (
              <EmptyState title={t('noTopic')} text={t('noTopicText')}>
                <Button onClick={() => show('')}>{tKit('clearSearch')}</Button>
              </EmptyState>
            );
          return (
            <div className={classes.cards}>
              {found.map(({ id, category, img, title, desc }) => (
                <Link key={id} to="/pages/knowledge-base/$category" params={{ category }} className={classes.card}>
                  <img src={img} alt="" />
                  <h2>{title}</h2>
                  <p>{desc}</p>
                </Link>
              ))}
            </div>
          );
        }}
      </LoadSample>
    </SamplePage>
  );
}
