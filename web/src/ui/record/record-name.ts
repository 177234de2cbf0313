import { useEffect } from 'react';
import { create } from 'zustand';

const useShownName = create<{ name: string | undefined }>(() => ({ name: undefined }));

/** The name of the record whose page is open; undefined on screens that show no record. */
export function useRecordName(): string | undefined {
  return useShownName(({ name }) => name);
}

/** Tells the frame around the screens whose page this is, for as long as it is shown. */
export function useShowRecordName(name: string): void {
  useEffect(() => {
    useShownName.setState({ name });
    return () => useShownName.setState({ name: undefined });
  }, [name]);
}
