import { createContext } from 'react';

/** Opens the panel of the dashboard's layout; given by the shell to the screens in it. */
export const OpenLayout = createContext<() => void>(() => undefined);
