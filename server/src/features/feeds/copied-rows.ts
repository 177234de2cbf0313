const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Signature, flags, and the length of what may come behind them. */
const headBytes = signature.length + 8;
const columns = 2;
/** Before the text of a row whose first column is null: how many columns, and the length of each. */
const plainBytes = 2 + 4 + 4;
/** The server sends 8 kB at a time, and each piece is a way to another thread and back. */
const pieceBytes = 256 * 1024;

type Step = 'head' | 'extension' | 'columns' | 'length' | 'value' | 'end';
const gathered: Readonly<Partial<Record<Step, number>>> = { head: headBytes, columns: 2, length: 4 };

/**
 * Reads rows of two columns as COPY sends them in its binary form, in chunks that are cut anywhere: a tag and a text. The text of a row
 * without a tag is passed on as it is; `rewrite` gives what stands for one with a tag, undefined for nothing. All pieces of text lie in the
 * same memory, each until the next one is asked for: V8 collects its whole heap whenever buffers of 64 MB were made.
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
  /** Behind what is filled. */
  #passed: Buffer[] = [];
  readonly #piece = Buffer.allocUnsafe(pieceBytes);
  #filled = 0;

  constructor(rewrite: (tag: string, text: string) => string | undefined) {
    this.#rewrite = rewrite;
  }

  /** The pieces of text that are full with a chunk. */
  *take(chunk: Buffer): Generator<Buffer, void, undefined> {
    for (let at = 0; at < chunk.length;) {
      const end = this.#passPlainRow(chunk, at);
      at = end ?? this.#read(chunk, at);
      if (this.#passed.length > 0) yield* this.#fill();
    }
  }

  /** The last piece; throws where the last chunk was not the end. */
  end(): Buffer {
    if (this.#step !== 'end') throw new Error('COPY ended within a row.');
    return this.#piece.subarray(0, this.#filled);
  }

  /** Passes on a row without a tag that the chunk holds whole and the piece has room for, as nearly all are; gives where it ends. */
  #passPlainRow(chunk: Buffer, at: number): number | undefined {
    if (this.#step !== 'columns' || this.#have > 0 || at + plainBytes > chunk.length) return undefined;
    if (chunk.readInt16BE(at) !== columns || chunk.readInt32BE(at + 2) !== -1) return undefined;
    const begin = at + plainBytes;
    const length = chunk.readInt32BE(begin - 4);
    const end = begin + length;
    if (length < 0 || end > chunk.length || this.#filled + length > pieceBytes) return undefined;
    this.#filled += chunk.copy(this.#piece, this.#filled, begin, end);
    this.count += 1;
    return end;
  }

  *#fill(): Generator<Buffer, void, undefined> {
    for (const bytes of this.#passed) {
      for (let at = 0; at < bytes.length;) {
        const copied = bytes.copy(this.#piece, this.#filled, at);
        at += copied;
        this.#filled += copied;
        if (this.#filled < pieceBytes) continue;
        yield this.#piece;
        this.#filled = 0;
      }
    }
    this.#passed = [];
  }

  /** Reads the next value or number, or as much of it as the chunk holds; gives where that ends. */
  #read(chunk: Buffer, at: number): number {
    const wanted = gathered[this.#step];
    if (wanted === undefined) {
      if (this.#left === 0) throw new Error('COPY sent something after its end.');
      const piece = chunk.subarray(at, at + this.#left);
      this.#left -= piece.length;
      this.#keep(piece);
      if (this.#left === 0) this.#endValue();
      return at + piece.length;
    }
    const copied = chunk.copy(this.#number, this.#have, at, at + wanted - this.#have);
    this.#have += copied;
    if (this.#have === wanted) this.#readNumber();
    return at + copied;
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
