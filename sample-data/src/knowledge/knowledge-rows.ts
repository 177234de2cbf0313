import { localDay, printedDay } from '../kit/dates.ts';
import { sceneOf } from '../kit/pictures/scene.ts';
import { catalogue } from './topics/catalogue.ts';
import { channels } from './topics/channels.ts';
import { feeds } from './topics/feeds.ts';
import { orders } from './topics/orders.ts';
import { people } from './topics/people.ts';
import { prices } from './topics/prices.ts';
import type { Topic } from './topics/topic.ts';

export type QuestionLink = { id: number; question: string; slug: string };
export type Section = {
  id: number;
  title: string;
  icon: string;
  iconColor: string;
  questions: readonly QuestionLink[];
};
export type Category = { id: number; category: string; img: string; title: string; desc: string };
export type StoredQuestion = QuestionLink & { category: string; sectionId: number; content: string };

const topics: readonly Topic[] = [feeds, catalogue, prices, channels, orders, people];

export const categories: readonly Category[] = topics.map(({ category, title, desc }, index) => ({
  id: index + 1,
  category,
  img: sceneOf(title),
  title,
  desc,
}));

/** When an article was last changed, counted from today: some this week, some long ago. */
export function updatedOn(now: number, { id }: QuestionLink): string {
  return printedDay(localDay(now, -((id * 17) % 240)));
}

const slugOf = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Every question in order, with the section it stands in. */
export const questions: readonly StoredQuestion[] = topics
  .flatMap(({ category, sections }, topicIndex) =>
    sections.flatMap(({ answers }, index) =>
      answers.map(([question, ...paragraphs]) => ({
        category,
        sectionId: topicIndex * 10 + index + 1,
        question,
        slug: slugOf(question),
        content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      })),
    ),
  )
  .map((question, index) => ({ id: index + 1, ...question }));

export function linkTo({ id, question, slug }: QuestionLink): QuestionLink {
  return { id, question, slug };
}

/** The sections of a category by its address part; undefined when there is no such category. */
export function sectionsOf(category: string): readonly Section[] | undefined {
  const topicIndex = topics.findIndex((topic) => topic.category === category);
  return topics[topicIndex]?.sections.map(({ title, icon, iconColor }, index) => {
    const id = topicIndex * 10 + index + 1;
    return { id, title, icon, iconColor, questions: questions.filter(({ sectionId }) => sectionId === id).map(linkTo) };
  });
}
