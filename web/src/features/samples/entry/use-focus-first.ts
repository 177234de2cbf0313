import { useEffect, useEffectEvent, useRef } from 'react';

/** Puts the focus into the first of these fields that has a problem, whenever problems are found; answers the ref of each. */
export function useFocusFirst<Field extends string>(
  order: readonly Field[],
  problems: Readonly<Partial<Record<Field, unknown>>>,
) {
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const focusFirst = useEffectEvent((found: typeof problems) => {
    const first = order.find((field) => found[field] !== undefined);
    if (first) inputs.current[first]?.focus();
  });
  useEffect(() => focusFirst(problems), [problems]);
  return (field: Field) => (element: HTMLInputElement | null) => void (inputs.current[field] = element);
}
