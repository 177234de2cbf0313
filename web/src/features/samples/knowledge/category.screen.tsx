import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section, useShowRecordName } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './knowledge.module.css';
import { knowledgeMessages } from './knowledge.messages.ts';

/** The questions of one topic, by section. */
export function CategoryScreen() {
  const t = useMessages(knowledgeMessages);
  const { category } = useParams({ from: '/shell/pages/knowledge-base/$category' });
  const query = useQuery(sampleQuery('GET /faq/data/category', { query: { category } }));
  const topics = useQuery(sampleQuery('GET /faq/data/knowledge_base')).data;
  const title = topics?.find((topic) => topic.category === category)?.title ?? t('baseTitle');
  useShowRecordName(title);
  const way = <ButtonLink to="/pages/knowledge-base">{t('toBase')}</ButtonLink>;
  return (
    <LoadSample query={query} missing={{ title: t('missingCategory'), text: t('missingText'), way }}>
      {(sections) => (
        <SamplePage title={title}>
          <p className={classes.back}>
            <Link to="/pages/knowledge-base">{t('toBase')}</Link>
          </p>
          <div className={classes.sections}>
            {sections.map((section) => (
              <Section
                key={section.id}
                id={`section-${section.id}`}
                title={section.title}
                actions={<small>{t('questions', { count: section.questions.length })}</small>}
              >
                <ul className={classes.links}>
                  {section.questions.map(({ id, question, slug }) => (
                    <li key={id}>
                      <Link to="/pages/knowledge-base/$category/$question" params={{ category, question: slug }}>
                        {question}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </div>
        </SamplePage>
      )}
    </LoadSample>
  );
}
