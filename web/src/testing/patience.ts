import { configure } from '@testing-library/react';

// A deadline against hanging, not a speed: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
