import { createContext, lazy, useMemo, useState, type ComponentType } from 'react';
import { askOrigin } from '../data/index.ts';

/** What stands where a part could not be fetched. */
export const fetchMissingPart = () => import('./missing-part.tsx');

type Opened = { onClose?: () => void };

/** What a part that is missing does to what opened it. */
export const Opener = createContext({ giveUp: () => {}, retry: () => {} });

/**
 * A part of a screen that is fetched when it is first drawn. Where it cannot be fetched a message says so, what opened it is closed, the
 * screen stays as it is, and the part is asked for again when it is next opened or the server is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void = (props: Opened) => props.onClose?.(),
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        // Notes whether the server is out of reach, and thereby when it is back.
        await askOrigin().catch(() => undefined);
        return { default: (await fetchMissingPart()).MissingPart };
      }
    });
  let kept: ReturnType<typeof ask> | undefined;
  const current = () => (kept ??= ask());
  return function LazyPart(props) {
    const [Part, setPart] = useState(current);
    const opener = useMemo(() => {
      const giveUp = () => {
        kept = undefined;
        close(props);
      };
      return { giveUp, retry: () => setPart(current()) };
    }, [props]);
    return (
      <Opener value={opener}>
        <Part {...props} />
      </Opener>
    );
  };
}
