import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { inputMessages } from './input.messages.ts';
import { inputText } from './input-text.ts';

/** What the server found wrong with a field, in words. */
export function useIssueText(): (issue: { code: string }) => string {
  const t = useMessages(inputMessages);
  return useCallback(({ code }) => inputText(t, code), [t]);
}
