import { configure } from '@testing-library/react';

// A deadline against hanging, not a speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// A process has one window for all its files: each begins signed out, with nothing stored and nothing shown.
localStorage.clear();
sessionStorage.clear();
dispatchEvent(new StorageEvent('storage', { key: null }));
document.body.replaceChildren();
history.replaceState(null, '', '/');
