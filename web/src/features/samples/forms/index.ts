import { lazyScreen, searchText } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const formsNavigation = [
  sampleEntry('formElements', '/forms/elements', 'form'),
  sampleEntry('formWizard', '/forms/wizard'),
  sampleEntry('formValidation', '/forms/form-validation'),
  sampleEntry('formRepeater', '/forms/form-repeater'),
];

export const formsRoutes = [
  sampleRoute({
    path: '/forms/elements',
    title: 'formElements',
    search: (raw): { state?: string | undefined } => ({ state: searchText(raw, 'state', 20) }),
    screen: lazyScreen(() => import('./elements.screen.tsx'), 'ElementsScreen'),
  }),
  sampleRoute({
    path: '/forms/wizard',
    title: 'formWizard',
    search: (raw): { step?: string | undefined } => ({ step: searchText(raw, 'step', 20) }),
    screen: lazyScreen(() => import('./wizard.screen.tsx'), 'WizardScreen'),
  }),
  sampleRoute({
    path: '/forms/form-validation',
    title: 'formValidation',
    search: noSearch,
    screen: lazyScreen(() => import('./validation.screen.tsx'), 'ValidationScreen'),
  }),
  sampleRoute({
    path: '/forms/form-repeater',
    title: 'formRepeater',
    search: noSearch,
    screen: lazyScreen(() => import('./repeater.screen.tsx'), 'RepeaterScreen'),
  }),
] as const;
