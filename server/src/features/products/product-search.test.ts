import { describe, expect, it } from 'vitest';
import { oneSlipAway, searchTerms, spellings, tsqueryOf } from './product-search.ts';

describe('a search for products', () => {
  it('reads words as they are folded, each once, and no signs', () => {
    expect(searchTerms("  Müller's CAFÉ-Müller & <b>5,5</b> ")).toEqual(['muller', 's', 'cafe', 'b', '5']);
  });

  it('looks for an article number with and without its leading zeros', () => {
    expect(spellings('04006381333931', [])).toEqual(['04006381333931', '4006381333931']);
    expect(spellings('4006381333931', [])).toEqual(['4006381333931', '04006381333931']);
    expect(spellings('0036000291452', [])).toContain('036000291452');
    expect(spellings('00000012345670', [])).toContain('12345670');
  });

  it('asks for every term in one of its spellings, by its beginning', () => {
    expect(tsqueryOf([['lapm', 'lamp'], ['red']])).toBe("('lapm':* | 'lamp':*) & ('red':*)");
    expect(tsqueryOf([])).toBeNull();
  });

  it.each(['lamp', 'alpm', 'lap', 'lapms', 'slapm', 'lapn'])('takes lapm for a slip of %s', (meant) => {
    expect(oneSlipAway('lapm')).toContain(meant);
  });

  it.each(['lapm', 'lampe', 'palm'])('does not take lapm for one slip of %s', (meant) => {
    expect(oneSlipAway('lapm')).not.toContain(meant);
  });

  it('guesses no slips of long words, whose likeness tells enough', () => {
    expect(oneSlipAway('waschmaschine')).toEqual([]);
  });
});
