import type { Translate } from '../../i18n/index.ts';
import type { Tone } from '../../ui/status-dot.tsx';
import type { importsMessages } from './imports.messages.ts';
import type { ImportRowFragment } from './imports.operations.generated.ts';

export type Step = ImportRowFragment['step'];

export const stepTones: Readonly<Record<Step, Tone>> = {
  UNREADABLE: 'danger',
  COLUMNS: 'info',
  CHECKING: 'info',
  STOPPED: 'warning',
  PREVIEW: 'info',
  APPLYING: 'info',
  APPLIED: 'success',
};

/** Whether it goes on by itself. */
export const isAtWork = (step: Step): boolean => step === 'CHECKING' || step === 'APPLYING';

export type ImportTexts = Translate<typeof importsMessages.english>;
