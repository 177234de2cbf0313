import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { sampleQuery, type SampleAnswer } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section, useShowRecordName } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './knowledge.module.css';
import { knowledgeMessages } from './knowledge.messages.ts';

/** One question with its answer. */
export function QuestionScreen() {
  const t = useMessages(knowledgeMessages);
  const { category, question } = useParams({ from: '/shell/pages/knowledge-base/$category/$question' });
  const query = useQuery(sampleQuery('GET /faq/data/question', { query: { category, slug: question } }));
  const way = <ButtonLink to="/pages/knowledge-base">{t('toBase')}</ButtonLink>;
  return (
    <LoadSample query={query} missing={{ title: t('missingQuestion'), text: t('missingText'), way }}>
      {(answer) => <Answer category={category} answer={answer} />}
    </LoadSample>
  );
}

type AnswerProps = { category: string; answer: SampleAnswer<'GET /faq/data/question'> };

function Answer({ category, answer }: AnswerProps) {
  const t = useMessages(knowledgeMessages);
  const format = useFormat();
  const { title, lastUpdated, content, relatedQuestions } = answer;
  useShowRecordName(title);
  return (
    <SamplePage title={title}>
      <p className={classes.back}>
        <Link to="/pages/knowledge-base/$category" params={{ category }}>
          {t('topics')}
        </Link>
      </p>
      <div className={classes.question}>
        <article className={classes.sheet}>
          <small className={classes.lead}>{t('updated', { date: format.date(lastUpdated) })}</small>
          <RichText html={content} />
        </article>
        {relatedQuestions.length > 0 && (
          <Section id="related" title={t('related')}>
            <ul className={classes.links}>
              {relatedQuestions.map(({ id, question, slug }) => (
                <li key={id}>
                  <Link to="/pages/knowledge-base/$category/$question" params={{ category, question: slug }}>
                    {question}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </SamplePage>
  );
}
