import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchCommand } from './match.command.ts';

type Answer = { left: string; right: string; score: number; decision: string; why: string[]; code?: string };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-match-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

async function match(
  words: string[],
  options: Record<string, string> = {},
): Promise<{ answers: Answer[]; remarks: string[] }> {
  const answers: Answer[] = [];
  const remarks: string[] = [];
  const status = await matchCommand.run({
    words,
    options,
    isJson: true,
    answer: async (json) => void answers.push(json as Answer),
    answerAll: async (all) => void answers.push(...(all as readonly Answer[])),
    remark: (text) => void remarks.push(text),
  });
  expect(status).toBe(0);
  return { answers, remarks };
}

const left = () =>
  file('left.csv', [
    'id,name,manufacturer,price,ean',
    'a1,"Aurelo DS-224+, black",Aurelo,$299.00,4006381333931',
    'a2,Brixxon kettle 1 l,Brixxon,20.00,',
  ]);
const right = () =>
  file('right.csv', [
    'sku;title;brand;gtin',
    'b1;Storage Aurelo DS224+;Aurelo;4006381333931',
    'b2;Brixxon Wasserkocher 1000 ml;Brixxon;',
  ]);

describe('quarry match', () => {
  it('answers candidates of each left row, the likeliest first', async () => {
    const { answers } = await match([await left(), await right()]);
    expect(answers[0]).toMatchObject({ left: 'a1', right: 'b1', decision: 'auto' });
    expect(answers[0]?.why).toContain('same GTIN 4006381333931');
    expect(answers.find((answer) => answer.left === 'a2')).toMatchObject({ right: 'b2' });
  });

  it('answers every given pair once, in order, an unknown id included', async () => {
    const pairs = await file('pairs.csv', ['ltable_id,rtable_id,label', 'a2,b1,0', 'a1,b1,1', 'a9,b1,1', 'a2,b1,0']);
    const { answers } = await match([await left(), await right()], { pairs });
    expect(answers.map((answer) => `${answer.left} ${answer.right}`)).toEqual(['a2 b1', 'a1 b1', 'a9 b1', 'a2 b1']);
    expect(answers[2]).toMatchObject({ code: 'unknown_id', decision: 'no', score: 0 });
  });

  it('takes other columns as ids where asked to', async () => {
    const other = await file('other.csv', ['title,key', 'Brixxon kettle 1 l,k7']);
    const { answers } = await match([await left(), other], { 'right-id': 'key' });
    expect(answers.map((answer) => answer.right)).toContain('k7');
  });

  it('names the line of a row without id and of one that repeats an id, and keeps the rest', async () => {
    const broken = await file('broken.csv', [
      'id,title',
      'b1,"a title',
      'of two lines"',
      ',nothing',
      'b1,again',
      'b2,Brixxon kettle',
    ]);
    const { answers, remarks } = await match([await left(), broken]);
    expect(remarks.map((remark) => /line \d+/.exec(remark)?.[0])).toEqual(['line 4', 'line 5']);
    expect(answers.map((answer) => answer.right)).toContain('b2');
  });

  it('names the line of a quote that is never closed', async () => {
    const broken = await file('broken.csv', ['id,title', 'b1,Brixxon kettle', 'b2,"Aurelo lamp', 'b3,Aurelo soap']);
    const { remarks } = await match([await left(), broken]);
    expect(remarks.some((remark) => remark.includes('line 3'))).toBe(true);
  });

  it('learns from decided pairs for this call', async () => {
    const words = [
      'amber',
      'birch',
      'cedar',
      'dune',
      'ember',
      'fern',
      'grove',
      'heath',
      'iris',
      'juniper',
      'kelp',
      'lotus',
      'maple',
      'nettle',
      'opal',
    ];
    const rows = words.map((word, at) => `${at},Aurelo ${word} candle`);
    const mine = await file('mine.csv', ['id,name', ...rows]);
    const theirs = await file('theirs.csv', [
      'id,name',
      ...words.map((word, at) => `${at},candle ${word} by Aurelo with glass`),
    ]);
    const decided = words.flatMap((_, at) => [`${at},${at},1`, `${at},${(at + 1) % words.length},0`]);
    const train = await file('train.csv', ['left,right,label', ...decided]);
    const pairs = await file('ask.csv', ['left,right', '0,0', '0,5']);
    const { answers } = await match([mine, theirs], { train, pairs });
    expect(answers[0]?.score).toBeGreaterThan(0.5);
    expect(answers[1]?.score).toBeLessThan(0.5);
  });

  it('refuses a file without a title column and names its columns', async () => {
    const odd = await file('odd.csv', ['id,wording', '1,kettle']);
    await expect(match([await left(), odd])).rejects.toThrow(
      'no column "name" or "title"; its columns are id, wording',
    );
  });

  it('refuses a file that is not there, with its name', async () => {
    await expect(match([await left(), join(folder, 'absent.csv')])).rejects.toThrow('There is no file');
  });

  it('refuses to learn from too few pairs and says how many it needs', async () => {
    const train = await file('train.csv', ['left,right,label', 'a1,b1,1']);
    await expect(match([await left(), await right()], { train })).rejects.toThrow(
      'at least 10 matching and 10 different pairs',
    );
  });
});
