import { type Wording, wording } from '@quarry/contracts/wording';
import { OutboundBodyError, refuse } from './refusal.ts';

/** One signal for everything a fetch waits for: it ends with the deadline, or with the caller's own signal. */
export function startDeadline(
  address: string,
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const end = (code: 'timeout' | 'aborted', said: Wording) =>
    controller.abort(new OutboundBodyError(refuse(code, address, said)));
  const onCallerAbort = () => end('aborted', wording('aborted'));
  // The timer alone keeps no process alive: while a host is waited for, its socket does.
  const timer = setTimeout(() => end('timeout', wording('timeout', { seconds: timeoutMs / 1000 })), timeoutMs).unref();
  if (callerSignal?.aborted) onCallerAbort();
  else callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
