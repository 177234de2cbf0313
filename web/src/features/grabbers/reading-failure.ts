import { grabberLimits } from '@quarry/contracts/grabbers';
import { inEnglish, wording } from '@quarry/contracts/wording';
import { isRequestError } from '../../data/index.ts';
import { useWording } from '../../i18n/index.ts';

/** Why a stored page was not read, in the reader's language: it takes too long, or too many are being read; else what the screen says. */
export function useReadingFailure(): (error: unknown, otherwise: string) => string {
  const { say } = useWording();
  return (error, otherwise) => {
    const why = wordingOf(error);
    return why ? say(why, inEnglish(why)) : otherwise;
  };
}

function wordingOf(error: unknown) {
  const { readingSeconds: seconds } = grabberLimits;
  if (isRequestError(error, 'PAGE_TOO_SLOW')) return wording('grabber.page_too_slow', { seconds });
  return isRequestError(error, 'TOO_BUSY') ? wording('grabber.reading_busy') : undefined;
}
