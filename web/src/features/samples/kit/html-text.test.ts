import { describe, expect, it } from 'vitest';
import { htmlOfText, textOfHtml } from './html-text.ts';

describe('a text that was typed', () => {
  it('becomes paragraphs and lines, with nothing of it read as markup', () => {
    expect(htmlOfText('Hello <b>Mira</b>,\n\nyes & no\nthanks\n\n\n')).toBe(
      '<p>Hello &lt;b&gt;Mira&lt;/b&gt;,</p><p>yes &amp; no<br>thanks</p>',
    );
  });

  it('comes back as it was typed', () => {
    const typed = 'Hello <Mira>,\n\nyes & no\nthanks';
    expect(textOfHtml(htmlOfText(typed))).toBe(typed);
    expect(textOfHtml('only words')).toBe('only words');
  });
});
