import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { usePreferences } from './app/preferences/preferences.ts';
import { useMessages } from './i18n/index.ts';
import { kitMessages } from './ui/kit.messages.ts';
import { fetchMissingPart } from './ui/lazy-part.tsx';
import { keepFocus } from './ui/return-focus.ts';
import { aboveBottomBar } from './ui/use-bottom-bar.ts';

/** Short messages in a corner, above whatever bar a screen has at its bottom. */
export function Toasts() {
  const { skin, direction } = usePreferences();
  const t = useMessages(kitMessages);
  useEffect(keepFocus, []);
  // Fetched with the messages, since it is needed when nothing can be fetched any more; what did not come is asked for again then.
  useEffect(() => void fetchMissingPart().catch(() => undefined), []);
  return (
    <Toaster
      theme={skin === 'dark' ? 'dark' : 'light'}
      dir={direction}
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      duration={8000}
      offset={{ bottom: aboveBottomBar }}
      mobileOffset={{ bottom: aboveBottomBar }}
      closeButton
      toastOptions={{ closeButtonAriaLabel: t('close') }}
    />
  );
}
