import {
  fetchOutbound,
  openOutbound,
  type OutboundNetwork,
  type OutboundRefusal,
  type OutboundResponse,
  type OutboundStream,
} from '../../platform/http/index.ts';

export type ProbeDoorOptions = {
  allowHosts: readonly string[];
  /** Everything together, in milliseconds. */
  budgetMs: number;
  network?: OutboundNetwork;
};

/** The outbound door under one budget of time that all requests of a look share. */
export type ProbeDoor = {
  /** Whole milliseconds left, never below 0. */
  remainingMs: () => number;
  fetchPage: (url: string, timeoutMs: number) => Promise<OutboundResponse | OutboundRefusal>;
  /** For sitemaps and feeds, which may be larger than memory; read the body to its end or `return()` it. */
  open: (url: string, timeoutMs: number) => Promise<OutboundStream | OutboundRefusal>;
};

const largestPageBytes = 4_000_000;
const largestFileBytes = 100_000_000;

export function openProbeDoor({ allowHosts, budgetMs, network }: ProbeDoorOptions): ProbeDoor {
  const endsAt = performance.now() + budgetMs;
  const remainingMs = () => Math.max(0, Math.floor(endsAt - performance.now()));
  const optionsFor = (timeoutMs: number) => ({
    allowHosts,
    timeoutMs: Math.max(1, Math.min(timeoutMs, remainingMs())),
    ...(network && { network }),
  });
  return {
    remainingMs,
    fetchPage: (url, timeoutMs) =>
      fetchOutbound(url, { ...optionsFor(timeoutMs), maxBytes: largestPageBytes, overflow: 'truncate' }),
    open: (url, timeoutMs) => openOutbound(url, { ...optionsFor(timeoutMs), maxBytes: largestFileBytes }),
  };
}
