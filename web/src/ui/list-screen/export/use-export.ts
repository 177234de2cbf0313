import { useEffect, useRef, useState } from 'react';
import { requestStream } from '../../../data/index.ts';
import { saveFile } from '../../save-file.ts';

/** `import` has every column that an import takes, whatever the list shows. */
export type ExportFormat = 'csv' | 'jsonl' | 'import';

export type ExportRequest = {
  format: Exclude<ExportFormat, 'import'>;
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
  columns: readonly { header: string; path: string }[];
};

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; rows: number }
  | { kind: 'done'; rows: number; name: string }
  | { kind: 'failed'; error: unknown };

/** Parts of the file that are put together at a time, so that the browser may lay them on the disk. */
const partBytes = 4_000_000;

/** Fetches a list as a file, counts its rows on the way, and hands it to the browser to keep; leaving cancels. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Asks `path` for the file, which ends as its format does. */
  const start = async (path: string, request: unknown, format: 'csv' | 'jsonl', title: string) => {
    const name = `${title}-${new Date().toISOString().slice(0, 10)}.${format}`;
    const { signal } = (stop.current = new AbortController());
    setState({ kind: 'running', rows: 0 });
    try {
      const body = await requestStream(path, request, signal);
      const file = await collect(body, format, (rows) => setState({ kind: 'running', rows }));
      saveFile(file.blob, name);
      setState({ kind: 'done', rows: file.rows, name });
    } catch (error) {
      setState(signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  };
  return { state, start, cancel: () => stop.current?.abort() };
}

async function collect(body: ReadableStream<Uint8Array>, format: 'csv' | 'jsonl', onRows: (rows: number) => void) {
  // A row of the table ends in CR LF, and its heading is one; an object of the lines ends in LF.
  const [end, heading] = format === 'csv' ? [13, 1] : [10, 0];
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, lines] = [0, 0];
  const pack = () => {
    parts.push(new Blob(chunks));
    [chunks, bytes] = [[], 0];
  };
  for await (const chunk of body) {
    chunks.push(new Uint8Array(chunk));
    bytes += chunk.length;
    for (const byte of chunk) if (byte === end) lines += 1;
    if (bytes > partBytes) pack();
    onRows(Math.max(0, lines - heading));
  }
  pack();
  const type = format === 'csv' ? 'text/csv' : 'application/jsonl';
  return { blob: new Blob(parts, { type }), rows: Math.max(0, lines - heading) };
}
