/** Scripts that put no blank between a number and the words around it. */
export const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;

/** Before a number: no digit, decimal sign or letter, but for those of unspaced scripts ("容量256GB"). */
export const beforeNumber = String.raw`(?<!(?!${unspaced})[\p{L}\d.,])`;

/** Behind a word: no letter or digit, but for those of unspaced scripts ("500mlボトル"). */
export const afterWord = String.raw`(?!(?!${unspaced})[\p{L}\d])`;
