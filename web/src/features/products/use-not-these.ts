import { useState } from 'react';
import type { NotThese } from './known-product.tsx';

/** Products that somebody said the new one is not, in all fields of the form; `toField` gives the focus back to the one that asked. */
export function useNotThese(): (toField: () => void) => NotThese {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (toField) => ({
    ids,
    onOther: (id) => {
      setIds((before) => new Set([...before, id]));
      toField();
    },
  });
}
