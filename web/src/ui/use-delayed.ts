import { useEffect, useState } from 'react';

/** True once `isOn` has stayed true for the delay: what is quick shows no skeleton. */
export function useDelayed(isOn: boolean, delayMs = 200): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}
