import '../kit/mantine-tabs.css';
import { Button, Tabs } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { Answers } from '../kit/answers.tsx';
import classes from './knowledge.module.css';
import { knowledgeMessages } from './knowledge.messages.ts';

/** Questions and answers by topic; a search keeps the pairs that have its words. */
export function FaqScreen() {
  const t = useMessages(knowledgeMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const { q, topic } = useSearch({ from: '/shell/pages/faq' });
  const query = useQuery({ ...sampleQuery('GET /faq/data', { query: { q } }), placeholderData: keepPreviousData });
  const show = (search: { q?: string | undefined; topic?: string | undefined }) =>
    void navigate({ to: '/pages/faq', search, replace: true });
  return (
    <SamplePage title={t('faqTitle')}>
      <div className={classes.search}>
        <SearchField label={t('faqSearch')} text={q ?? ''} onSearch={(text) => show({ q: text || undefined, topic })} />
      </div>
      <LoadSample query={query}>
        {(topics) => {
          const keys = Object.keys(topics);
          const open = keys.find((key) => key === topic) ?? keys[0];
          if (open === undefined)
            return (
              <EmptyState title={t('nothing')} text={t('nothingText')}>
                <Button onClick={() => show({ topic })}>{t('clear')}</Button>
              </EmptyState>
            );
          return (
            <Tabs value={open} onChange={(key) => show({ q, topic: key ?? undefined })}>
              <Tabs.List aria-label={t('topics')} className={classes.tabs}>
                {Object.entries(topics).map(([key, { title, qandA }]) => (
                  <Tabs.Tab key={key} value={key} rightSection={<small>{format.number(qandA.length)}</small>}>
                    {title}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value={open} className={classes.panel}>
                <p className={classes.lead}>{topics[open]?.subtitle}</p>
                <Answers key={`${open} ${q ?? ''}`} pairs={topics[open]?.qandA ?? []} isOpen={q !== undefined} />
              </Tabs.Panel>
            </Tabs>
          );
        }}
      </LoadSample>
    </SamplePage>
  );
}
