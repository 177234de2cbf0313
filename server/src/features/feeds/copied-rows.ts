const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Signature, flags, and the length of what may come behind them. */
const headBytes = signature.length + 8;
const columns = 2;

type Step = 'head' | 'extension' | 'columns' | 'length' | 'value' | 'end';
const gathered: Readonly<Partial<Record<Step, number>>> = { head: headBytes, columns: 2, length: 4 };

/**
 * Reads rows of two columns as COPY sends them in its binary form, in chunks that are cut anywhere: a tag and a text. The text of a row
 * without a tag is passed on as it is; `rewrite` gives what stands for one with a tag, undefined for nothing.
 */
export class CopiedRows {
  /** Rows of which something was passed on. */
  count = 0;
  readonly #rewrite: (tag: string, text: string) => string | undefined;
  readonly #number = Buffer.alloc(headBytes);
  #step: Step = 'head';
  #have = 0;
  /** Of the value or extension in hand. */
  #left = 0;
  #column = 0;
  #tag: Buffer[] | null = null;
  #text: Buffer[] = [];
  #passed: Uint8Array[] = [];

  constructor(rewrite: (tag: string, text: string) => string | undefined) {
    this.#rewrite = rewrite;
  }

  /** The texts of a chunk, or as much of them as it holds. */
  take(chunk: Buffer): Buffer {
    for (let at = 0; at < chunk.length;) {
      const wanted = gathered[this.#step];
      if (wanted === undefined) {
        if (this.#left === 0) throw new Error('COPY sent something after its end.');
        const piece = chunk.subarray(at, at + this.#left);
        at += piece.length;
        this.#left -= piece.length;
        this.#keep(piece);
        if (this.#left === 0) this.#endValue();
      } else {
        const copied = chunk.copy(this.#number, this.#have, at, at + wanted - this.#have);
        at += copied;
        this.#have += copied;
        if (this.#have === wanted) this.#readNumber();
      }
    }
    const texts = Buffer.concat(this.#passed);
    this.#passed = [];
    return texts;
  }

  /** Throws where the last chunk was not the end. */
  end(): void {
    if (this.#step !== 'end') throw new Error('COPY ended within a row.');
  }

  #go(step: Step, left = 0): void {
    this.#step = step;
    this.#have = 0;
    this.#left = left;
  }

  #readNumber(): void {
    if (this.#step === 'head') return this.#readHead();
    if (this.#step === 'length') return this.#readLength(this.#number.readInt32BE());
    const count = this.#number.readInt16BE();
    if (count === -1) return this.#go('end');
    if (count !== columns) throw new Error(`COPY sent a row of ${count} columns, not ${columns}.`);
    this.#column = 0;
    this.#go('length');
  }

  #readHead(): void {
    if (!this.#number.subarray(0, signature.length).equals(signature)) throw new Error('COPY sent no binary form.');
    const extension = this.#number.readInt32BE(headBytes - 4);
    if (extension === 0) this.#go('columns');
    else this.#go('extension', extension);
  }

  #readLength(length: number): void {
    // Null is a length of -1.
    if (this.#column === 0) this.#tag = length < 0 ? null : [];
    if (length > 0) this.#go('value', length);
    else this.#endColumn();
  }

  #keep(piece: Buffer): void {
    if (this.#step === 'extension') return;
    if (this.#column === 0) this.#tag?.push(piece);
    else if (this.#tag === null) this.#passed.push(piece);
    else this.#text.push(piece);
  }

  #endValue(): void {
    if (this.#step === 'extension') this.#go('columns');
    else this.#endColumn();
  }

  #endColumn(): void {
    this.#column += 1;
    if (this.#column < columns) return this.#go('length');
    this.#endRow();
    this.#go('columns');
  }

  #endRow(): void {
    if (this.#tag === null) {
      this.count += 1;
      return;
    }
    const rewritten = this.#rewrite(Buffer.concat(this.#tag).toString(), Buffer.concat(this.#text).toString());
    this.#tag = null;
    this.#text = [];
    if (rewritten === undefined) return;
    this.count += 1;
    this.#passed.push(Buffer.from(rewritten));
  }
}
