/** Longest entity or character reference that is looked for; a longer run after `&` is text. */
const longestReference = 34;
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z_:][\w:.-]{0,30});)/gi;
const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';

/**
 * The commonest fault of hand-made sitemaps, an address with bare ampersands, would make a parser read on to the next semicolon.
 * Escapes each `&` that begins no reference, outside CDATA, in a text that arrives in pieces; `onFault` gets the line of each.
 */
export function createAmpersandMender(onFault: (line: number) => void): {
  mend: (piece: string) => string;
  end: () => string;
} {
  let carried = '';
  let isInCdata = false;
  let line = 1;

  const mendText = (text: string): string => {
    let lineAt = line;
    let countedTo = 0;
    const mended = text.replace(bareAmpersand, (_match, offset: number) => {
      lineAt += lineBreaks(text.slice(countedTo, offset));
      countedTo = offset;
      onFault(lineAt);
      return '&amp;';
    });
    line = lineAt + lineBreaks(text.slice(countedTo));
    return mended;
  };

  const mendWhole = (text: string): string => {
    let result = '';
    for (let position = 0; position < text.length;) {
      const border = isInCdata ? cdataEnd : cdataStart;
      const found = text.indexOf(border, position);
      const end = found === -1 ? text.length : found + border.length;
      const part = text.slice(position, end);
      if (isInCdata) {
        line += lineBreaks(part);
        result += part;
      } else {
        result += mendText(part);
      }
      if (found !== -1) isInCdata = !isInCdata;
      position = end;
    }
    return result;
  };

  return {
    mend: (piece) => {
      const text = carried + piece;
      const cut = unfinishedFrom(text);
      carried = text.slice(cut);
      return mendWhole(text.slice(0, cut));
    },
    end: () => {
      const rest = carried;
      carried = '';
      return mendWhole(rest);
    },
  };
}

/** Where a reference or a CDATA border may go on in the next piece; the text's length when nothing does. */
function unfinishedFrom(text: string): number {
  const from = Math.max(0, text.length - longestReference);
  const found = ['&', '<', ']'].map((mark) => text.indexOf(mark, from)).filter((at) => at !== -1);
  return Math.min(text.length, ...found);
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
