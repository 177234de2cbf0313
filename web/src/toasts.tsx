import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { usePreferences } from './app/preferences/preferences.ts';
import { rememberFocus } from './ui/return-focus.ts';
import { aboveBottomBar } from './ui/use-bottom-bar.ts';

/** Short messages in a corner, above whatever bar a screen has at its bottom. */
export function Toasts() {
  const { skin, direction } = usePreferences();
  useEffect(rememberFocus, []);
  return (
    <Toaster
      theme={skin === 'dark' ? 'dark' : 'light'}
      dir={direction}
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      duration={8000}
      offset={{ bottom: aboveBottomBar }}
      mobileOffset={{ bottom: aboveBottomBar }}
      closeButton
    />
  );
}
