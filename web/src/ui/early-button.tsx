import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** What became of a button before its menu was there. */
export type Early = 'focused' | 'pressed' | undefined;

/** What the button itself listens to meanwhile. */
export type EarlyEvents = {
  onFocus: () => void;
  onBlur: () => void;
  onPointerDown: (event: { button: number }) => void;
  onClick: () => void;
};

/**
 * A button that opens something which is fetched once the screen stands. It looks the same before; what was pressed meanwhile opens when
 * it has come, and the focus stays.
 */
export function earlyButton<Props extends object>(
  load: () => Promise<ComponentType<Props & { early: Early }>>,
  button: (props: Props, events: EarlyEvents) => ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function EarlyButton(props) {
    const [early, setEarly] = useState<Early>();
    const events = {
      onFocus: () => setEarly((before) => before ?? 'focused'),
      onBlur: () => setEarly((before) => (before === 'focused' ? undefined : before)),
      // Where the menu comes before the pointer is let go, no click reaches either button.
      onPointerDown: ({ button: which }: { button: number }) => which === 0 && setEarly('pressed'),
      onClick: () => setEarly('pressed'),
    };
    return (
      <Suspense fallback={button(props, events)}>
        <Part {...props} early={early} />
      </Suspense>
    );
  };
}

/** Keeps the focus of a button that another one has taken the place of. */
export function keepFocus(early: Early): ((button: HTMLElement | null) => void) | undefined {
  return early === 'focused' ? focus : undefined;
}

function focus(button: HTMLElement | null): void {
  button?.focus();
}
