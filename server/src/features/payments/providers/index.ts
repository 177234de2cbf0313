import { demoProvider } from './demo-provider.ts';
import type { PaymentProviderAdapter } from './provider.ts';

export type {
  ChangesAnswer,
  HookHeaders,
  HookReading,
  PaymentProviderAdapter,
  ProviderAnswer,
  ProviderEvent,
  ProviderEventKind,
  ProviderRequest,
  RequestKind,
} from './provider.ts';

const adapters: Readonly<Record<string, PaymentProviderAdapter>> = { demo: demoProvider };

/** The adapter of a kind of provider; undefined for `manual`, whose steps people see happen. */
export function adapterOf(code: string): PaymentProviderAdapter | undefined {
  return Object.hasOwn(adapters, code) ? adapters[code] : undefined;
}
