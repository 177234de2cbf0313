import { configure } from '@testing-library/react';
import { toast } from 'sonner';
// Links and names of records come from the areas.
import '../app/areas.ts';
import { provideAreas } from '../ui/routing/index.ts';

// A deadline against hanging, not a speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });

// A process has one window for all its files: each begins signed out, with nothing stored, nothing shown, nothing left to say and no area
// fetched.
toast.dismiss();
localStorage.clear();
sessionStorage.clear();
dispatchEvent(new StorageEvent('storage', { key: null }));
document.body.replaceChildren();
history.replaceState(null, '', '/');
const noAreas = Promise.resolve([]);
provideAreas(() => noAreas);
