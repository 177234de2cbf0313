import { notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { searched } from '../kit/lists.ts';
import { parameter, type SampleRequest } from '../kit/request.ts';
import { faq, type FaqCategory } from './faq-rows.ts';
import { categories, linkTo, questions, sectionsOf, updatedOn } from './knowledge-rows.ts';

export const knowledge = defineDomain(() => undefined, {
  'GET /faq/data/knowledge_base': () => ok(categories),
  'GET /faq/data/category': readCategory,
  'GET /faq/data/question': readQuestion,
  'GET /faq/data': searchFaq,
});

/** The sections of the category that was asked for, else of the first one. */
function readCategory(_state: undefined, request: SampleRequest) {
  const sections = sectionsOf(parameter(request, 'category') ?? categories[0]?.category ?? '');
  return sections ? ok(sections) : notFound('Category');
}

/** The question that was asked for, else the first one of the category, else the first of all. */
function readQuestion(_state: undefined, request: SampleRequest, { now }: Environment) {
  const [category, slug] = [parameter(request, 'category'), parameter(request, 'slug')];
  const found = questions.find(
    (question) =>
      (category === undefined || question.category === category) && (slug === undefined || question.slug === slug),
  );
  if (!found) return notFound('Question');
  const related = questions.filter(({ id, sectionId }) => sectionId === found.sectionId && id !== found.id);
  return ok({
    title: found.question,
    lastUpdated: updatedOn(now(), found),
    relatedQuestions: related.map(linkTo),
    content: found.content,
  });
}

/** Pairs of which question or answer contains the text; a category without any is left out. */
function searchFaq(_state: undefined, request: SampleRequest) {
  const q = parameter(request, 'q');
  const found = Object.entries(faq).flatMap(([key, category]): [string, FaqCategory][] => {
    const qandA = searched(category.qandA, q, ({ question, ans }) => [question, ans]);
    return qandA.length === 0 ? [] : [[key, { ...category, qandA }]];
  });
  return ok(Object.fromEntries(found));
}
