import { useEffect, useEffectEvent } from 'react';

const reloadMs = 3000;

/** Loads a list anew every few seconds while something in it is under way. */
export function useReloadWhile(isUnderWay: boolean, reload: () => Promise<unknown>): void {
  const onTick = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(onTick, reloadMs);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
