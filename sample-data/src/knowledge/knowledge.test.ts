import { describe, expect, it } from 'vitest';
import { openLayer } from '../testing/open-layer.ts';

describe('the knowledge base', () => {
  it('has six categories with an address part', async () => {
    const categories = await openLayer().read('/faq/data/knowledge_base');
    expect(categories).toHaveLength(6);
    expect(Object.keys(categories[0] ?? {}).toSorted()).toEqual(['category', 'desc', 'id', 'img', 'title']);
    expect(categories.filter(({ category }) => !/^[a-z0-9-]+$/.test(category))).toEqual([]);
  });

  it('shows the first category and its first question without parameters', async () => {
    const { read } = openLayer();
    const [first] = await read('/faq/data/knowledge_base');
    const sections = await read('/faq/data/category');
    expect(sections).toEqual(await read('/faq/data/category', `category=${first?.category}`));
    expect((await read('/faq/data/question')).title).toBe(sections[0]?.questions[0]?.question);
  });

  it('leads from every category to every question, its text and its neighbours', async () => {
    const { read } = openLayer();
    for (const { category } of await read('/faq/data/knowledge_base')) {
      for (const section of await read('/faq/data/category', `category=${category}`)) {
        expect(Object.keys(section).toSorted()).toEqual(['icon', 'iconColor', 'id', 'questions', 'title']);
        for (const link of section.questions) {
          expect(link.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          const question = await read('/faq/data/question', `category=${category}&slug=${link.slug}`);
          expect(question).toEqual({
            title: link.question,
            lastUpdated: expect.stringMatching(/^\d\d \w{3} \d{4}$/),
            relatedQuestions: section.questions.filter(({ id }) => id !== link.id),
            content: expect.stringMatching(/^<p>.+<\/p>$/),
          });
        }
      }
    }
  });

  it.each(['/faq/data/category?category=nothing', '/faq/data/question?slug=nothing'])('has no %s', async (path) => {
    expect((await openLayer().send('GET', path)).status).toBe(404);
  });
});

describe('the FAQ', () => {
  it('has four categories of five pairs', async () => {
    const faq = await openLayer().read('/faq/data');
    expect(Object.keys(faq)).toHaveLength(4);
    for (const category of Object.values(faq)) {
      expect(Object.keys(category)).toEqual(['icon', 'title', 'subtitle', 'qandA']);
      expect(category.qandA).toHaveLength(5);
      expect(category.qandA[0]).toEqual({ question: expect.any(String), ans: expect.any(String) });
    }
  });

  it('finds pairs by question and by answer, and leaves empty categories out', async () => {
    const { read } = openLayer();
    const byQuestion = await read('/faq/data', 'q=TRACKING number');
    expect(Object.keys(byQuestion)).toEqual(['delivery']);
    expect(byQuestion.delivery?.qandA).toHaveLength(1);
    const byAnswer = await read('/faq/data', 'q=ferry rests');
    expect(Object.keys(byAnswer)).toEqual(['delivery']);
  });

  it('keeps only pairs that contain the text', async () => {
    const faq = await openLayer().read('/faq/data', 'q=parcel');
    const pairs = Object.values(faq).flatMap(({ qandA }) => qandA);
    expect(pairs.length).toBeGreaterThan(2);
    expect(pairs.filter(({ question, ans }) => !`${question}|${ans}`.toLowerCase().includes('parcel'))).toEqual([]);
  });

  it('is empty without a hit, and whole without a text', async () => {
    const { read } = openLayer();
    expect(await read('/faq/data', 'q=xylophone')).toEqual({});
    expect(await read('/faq/data', 'q=')).toEqual(await read('/faq/data'));
  });
});
