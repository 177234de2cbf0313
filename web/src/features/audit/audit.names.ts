import type { Names } from '../../i18n/index.ts';

export const names = {
  auditTrail: {
    en: 'Audit trail',
    de: 'Änderungsprotokoll',
    fr: 'Journal des changements',
    pt: 'Registo de alterações',
  },
} satisfies Names;
