import { type Wording, wording } from '@quarry/contracts/wording';
import { OutboundBodyError, refuse } from './refusal.ts';

type DeadlineLimits = {
  /** Everything together. */
  timeoutMs: number;
  /** One wait for the host: for the head of its answer, or for the next bytes of its body. */
  silenceMs: number;
};

/** One signal for everything a fetch waits for, with the two clocks that end it. */
export type Deadline = {
  signal: AbortSignal;
  /** The host is waited for from now on; it may be silent for so long and no longer. */
  await: () => void;
  /** The host was heard: time that the reader takes is not the host's. */
  heard: () => void;
  clear: () => void;
};

/** Ends with the total time, with a silence of the host, or with the caller's own signal. */
export function startDeadline(
  address: string,
  { timeoutMs, silenceMs }: DeadlineLimits,
  callerSignal: AbortSignal | undefined,
): Deadline {
  const controller = new AbortController();
  const end = (code: 'timeout' | 'aborted', said: Wording) =>
    controller.abort(new OutboundBodyError(refuse(code, address, said)));
  const onCallerAbort = () => end('aborted', wording('aborted'));
  // The timers alone keep no process alive: while a host is waited for, its socket does.
  const timer = setTimeout(() => end('timeout', wording('timeout', { seconds: timeoutMs / 1000 })), timeoutMs).unref();
  let silence: NodeJS.Timeout | undefined;
  const heard = () => clearTimeout(silence);
  if (callerSignal?.aborted) onCallerAbort();
  else callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
  return {
    signal: controller.signal,
    await: () => {
      heard();
      // A shorter total says more: that the answer was not whole in time.
      if (silenceMs >= timeoutMs) return;
      const said = wording('timeout:silent', { seconds: silenceMs / 1000 });
      silence = setTimeout(() => end('timeout', said), silenceMs).unref();
    },
    heard,
    clear: () => {
      clearTimeout(timer);
      heard();
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
