import {
  buildCandidateIndex,
  buildCorpus,
  scorePair,
  TooFewLabels,
  trainMatcher,
  type Decision,
  type MatchOffer,
  type Model,
  type ScoringContext,
} from '@quarry/matching';
import { type Command, type CommandCall, CommandFailure, UsageFailure } from './command.ts';
import { textOption } from './input.ts';
import { readOffers, readPairs, type BadRow, type OfferTable, type PairRow } from './match-files.ts';

const usualLimit = 50;

export const matchCommand: Command = {
  name: 'match',
  summary: 'Say which rows of two CSV files are the same thing',
  usage:
    'quarry match <left.csv> <right.csv> [--train pairs.csv] [--pairs pairs.csv] [--left-id column] [--right-id column] [--limit 50] [--json]',
  help: `Each file has a header. The first column is the id unless --left-id or --right-id name another.
Known columns: name or title, brand or manufacturer, price, gtin, mpn or modelno, description, category;
all others are attributes.

  --pairs   answer these pairs (left id, right id), every row once, instead of looking for candidates
  --train   learn from these decided pairs (left id, right id, 1 or 0) for this call only
  --limit   candidates for each left row, at most (usually 50)

A score is a probability; 0.5 is the even point. Decisions: auto (safe to join), review (for a person), no.`,
  options: {
    train: { type: 'string' },
    pairs: { type: 'string' },
    'left-id': { type: 'string' },
    'right-id': { type: 'string' },
    limit: { type: 'string' },
  },
  run: runMatch,
};

type Tables = { left: OfferTable; right: OfferTable };

async function runMatch(call: CommandCall): Promise<number> {
  const { options, words } = call;
  const [leftPath, rightPath] = words;
  if (leftPath === undefined || rightPath === undefined || words.length > 2) {
    throw new UsageFailure('Two CSV files are needed: the left and the right one.');
  }
  const limit = limitOf(textOption(options, 'limit'));
  const tables = {
    left: await readOffers(leftPath, textOption(options, 'left-id')),
    right: await readOffers(rightPath, textOption(options, 'right-id')),
  };
  remarkOn([...tables.left.bad, ...tables.right.bad], call);
  const corpus = buildCorpus([...tables.left.offers.values(), ...tables.right.offers.values()]);
  const trainPath = textOption(options, 'train');
  const model = trainPath === undefined ? undefined : await learn(trainPath, tables, corpus, call);
  const context: ScoringContext = model ? { corpus, model } : { corpus };
  const pairsPath = textOption(options, 'pairs');
  if (pairsPath === undefined) await answerCandidates(tables, context, limit, call);
  else await answerPairs(pairsPath, tables, context, call);
  return 0;
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageFailure('--limit needs a whole number of at least 1.');
  return limit;
}

async function learn(
  path: string,
  { left, right }: Tables,
  corpus: ScoringContext['corpus'],
  call: CommandCall,
): Promise<Model | undefined> {
  const { pairs, bad } = await readPairs(path, true);
  const labelled = pairs.flatMap(({ line, left: leftId, right: rightId, isMatch }) => {
    const leftOffer = left.offers.get(leftId);
    const rightOffer = right.offers.get(rightId);
    if (leftOffer && rightOffer && isMatch !== undefined) return [{ left: leftOffer, right: rightOffer, isMatch }];
    bad.push({ file: path, line, ...unknownId(leftOffer ? rightId : leftId, leftOffer ? right : left) });
    return [];
  });
  remarkOn(bad, call);
  try {
    return trainMatcher(labelled, { corpus });
  } catch (error) {
    if (error instanceof TooFewLabels) throw new CommandFailure('too_few_labels', `${path}: ${error.message}`);
    throw error;
  }
}

/** What is printed for a pair; `code`, `reason` and `line` only where a given pair names an unknown id. */
type Answer = {
  left: string;
  right: string;
  score: number;
  decision: Decision;
  why: string[];
  code?: string;
  reason?: string;
  line?: number;
};

const answersAtOnce = 500;

async function answerPairs(path: string, tables: Tables, context: ScoringContext, call: CommandCall): Promise<void> {
  const { pairs } = await readPairs(path, false);
  for (let from = 0; from < pairs.length; from += answersAtOnce) {
    const answers = pairs.slice(from, from + answersAtOnce).map((pair) => answerOfPair(pair, tables, context));
    await call.answerAll(answers, textOf);
  }
}

function answerOfPair(pair: PairRow, { left, right }: Tables, context: ScoringContext): Answer {
  const leftOffer = left.offers.get(pair.left);
  const rightOffer = right.offers.get(pair.right);
  if (leftOffer && rightOffer) return answerOf(leftOffer, rightOffer, context);
  const { code, reason } = leftOffer ? unknownId(pair.right, right) : unknownId(pair.left, left);
  return { left: pair.left, right: pair.right, score: 0, decision: 'no', why: [reason], code, reason, line: pair.line };
}

async function answerCandidates(
  { left, right }: Tables,
  context: ScoringContext,
  limit: number,
  call: CommandCall,
): Promise<void> {
  const index = buildCandidateIndex([...right.offers.values()], context.corpus);
  for (const offer of left.offers.values()) {
    const answers = index.candidates(offer, limit).map((candidate) => answerOf(offer, candidate.offer, context));
    await call.answerAll(
      answers.toSorted((one, two) => two.score - one.score),
      textOf,
    );
  }
}

function answerOf(left: MatchOffer, right: MatchOffer, context: ScoringContext): Answer {
  const { score, decision, why } = scorePair(left, right, context);
  return { left: left.id, right: right.id, score: Number(score.toFixed(6)), decision, why };
}

function textOf({ left, right, score, decision, why }: Answer): string {
  return [left, right, score.toFixed(3), decision, why.join('; ')].join('\t');
}

function unknownId(id: string, table: OfferTable): { code: string; reason: string } {
  return { code: 'unknown_id', reason: `There is no row with the id "${id}" in ${table.file}.` };
}

function remarkOn(rows: readonly BadRow[], call: CommandCall): void {
  for (const { file, line, reason } of rows) call.remark(`${file} line ${line}: ${reason}`);
}
