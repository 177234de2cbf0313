import { describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { type Expression, type FunctionName, readKind } from '@quarry/contracts/feeds';
import { checkRow, evaluate, evaluateRules, type Known } from './index.ts';

const kind = readKind(shippedKinds[0]);
const fields = 'kind' in kind ? kind.kind.fields : [];
const known = new Map<string, Known>([
  ['brand.name', { value: { kind: 'text', text: 'Kernhaus' }, ref: 'brand-1' }],
  ['product.title', { value: { kind: 'text', text: 'Cast iron pan with lid' }, ref: 'value-1' }],
]);
const input = { values: known, taxRatePpm: null };

const source = (name: string, code?: string): Expression => ({
  kind: 'source',
  source: name,
  ...(code !== undefined && { code }),
});
const text = (value: string): Expression => ({ kind: 'const', type: 'text', value });
const call = (name: FunctionName, args: Expression[], options?: object): Expression => ({
  kind: 'call',
  name,
  args,
  ...(options && { options }),
});
const truncate = (of: Expression, length: number, atWord = false) => call('truncate', [of], { length, atWord });
const title = source('product.title');
const brand = source('brand.name');
const missing = source('value', 'color');
const cutTitle = truncate(title, 9);
/** With the blank before it. */
const rest = ' pan with lid';
const isKernhaus = (of: Expression) => call('equals', [of, text('Kernhaus')]);

describe('what truncate leaves out of a value', () => {
  it.each<[string, Expression, string[]]>([
    ['is named to its end', cutTitle, [rest]],
    ['begins with the word that did not fit', truncate(title, 11, true), [rest]],
    ['begins within a word where words may be cut', truncate(title, 11), ['an with lid']],
    ['is nothing where the text fits', truncate(title, 22), []],
    ['is nothing where only blanks go', truncate(text('pan   '), 3), []],
    ['is the whole where not even the first sign fits', truncate(text('👩‍👩‍👧b'), 2), ['👩‍👩‍👧b']],
    ['begins with a whole sign of several characters', truncate(text('a👩‍👩‍👧b'), 3), ['👩‍👩‍👧b']],
    ['begins with a whole sign of two units', truncate(text('ab😀c'), 2), ['😀c']],
    ['keeps combining marks with their letter', truncate(text('e\u0301o\u0301'), 3), ['o\u0301']],
    ['goes on through functions that keep the text', call('upper', [call('join', [brand, cutTitle])]), [rest]],
    ['is named of each place', call('join', [truncate(brand, 4), cutTitle]), ['haus', rest]],
    ['is named in the order of the text where one is within another', truncate(cutTitle, 4), [' iron', rest]],
    [
      'is named in that order also of several within one',
      truncate(call('join', [truncate(brand, 4), cutTitle]), 2),
      ['rnCast iron', 'haus', rest],
    ],
    ['is named once', call('concat', [cutTitle, cutTitle]), [rest]],
    ['is named of a part of a group', { kind: 'record', parts: { country: cutTitle } }, [rest]],
    ['is named of the branch that is taken', call('if', [isKernhaus(brand), cutTitle, brand]), [rest]],
    ['and not of the other', call('if', [isKernhaus(brand), brand, cutTitle]), []],
    ['nor of a condition', call('if', [isKernhaus(truncate(brand, 4)), title, brand]), []],
    ['is named of the first that is there', call('coalesce', [missing, cutTitle, truncate(brand, 4)]), [rest]],
    ['and not of those behind it', call('coalesce', [brand, cutTitle]), []],
    ['nor of one that came to nothing', call('coalesce', [truncate(text(' a'), 1), brand]), []],
    ['is not named where another input is missing', call('concat', [cutTitle, missing]), []],
    [
      'nor where the text only chooses another',
      call('lookup', [cutTitle], { table: [{ from: 'Cast iron', to: 'pan' }] }),
      [],
    ],
    ['nor where it is only asked about', call('exists', [cutTitle]), []],
    ['nor where the result is too large', call('replace', [cutTitle], { find: 'a', with: 'b'.repeat(70_000) }), []],
  ])('%s', (_what, expression, cuts) => {
    expect(evaluate(expression, input).cuts).toEqual(cuts);
  });
});

describe('a row whose rule truncates', () => {
  const issuesOf = (expression: Expression, when?: Expression) =>
    checkRow(evaluateRules([{ field: 'title', expression, ...(when && { when }) }], fields, input), fields, {
      country: 'DE',
      currency: 'EUR',
    }).filter(({ code }) => code === 'ROW_CUT');

  it('is warned of what is left out, and not refused', () => {
    expect(issuesOf(call('join', [truncate(brand, 4), cutTitle], { separator: ' ' }))).toMatchObject([
      {
        field: 'title',
        severity: 'warning',
        detail: `The rule of title cuts off “haus … pan with lid”. Shorten the text, or let the rule take more of it.`,
      },
    ]);
  });

  it('is told to let the rule take more only where the field takes the whole', () => {
    const whole = (length: number) => text('a'.repeat(length));
    const next = (expression: Expression) => issuesOf(expression).map(({ detail }) => detail.replace(/^.*”\. /, ''));
    const shorten = ['Shorten the text: title takes at most 150 characters.'];
    const either = ['Shorten the text, or let the rule take more of it.'];
    expect(next(truncate(whole(151), 150))).toEqual(shorten);
    expect(next(truncate(whole(151), 100))).toEqual(shorten);
    expect(next(truncate(whole(150), 100))).toEqual(either);
    expect(next(truncate(text(`${'a'.repeat(148)} bc`), 150, true))).toEqual(shorten);
    expect(next(truncate(text(`${'a'.repeat(147)} bc`), 148, true))).toEqual(either);
    expect(next(call('join', [truncate(brand, 4), truncate(whole(150), 50)]))).toEqual(shorten);
  });

  it('is not warned of what its condition truncates, nor of a text that fits', () => {
    expect(issuesOf(title, isKernhaus(truncate(brand, 4)))).toEqual([]);
    expect(issuesOf(truncate(title, 150))).toEqual([]);
  });

  it('is shown the beginning of a long rest, up to a whole sign', () => {
    const [long] = issuesOf(truncate(text(`a${'👩‍👩‍👧'.repeat(100)}`), 1));
    expect(long?.detail).toContain(`“${'👩‍👩‍👧'.repeat(16)}…”`);
    const [short] = issuesOf(truncate(text(`a${'😀'.repeat(80)}`), 1));
    expect(short?.detail).toContain(`“${'😀'.repeat(80)}”`);
  });
});
