import type { Names } from '../../i18n/index.ts';

export const names = {
  roles: { en: 'Roles', de: 'Rollen', fr: 'Rôles', pt: 'Papéis' },
  addRole: { en: 'Add role', de: 'Rolle hinzufügen', fr: 'Ajouter un rôle', pt: 'Adicionar papel' },
  role: { en: 'Role', de: 'Rolle', fr: 'Rôle', pt: 'Papel' },
  explainRight: {
    en: 'Explain a right',
    de: 'Ein Recht erklären',
    fr: 'Expliquer un droit',
    pt: 'Explicar um direito',
  },
  compareRoles: { en: 'Compare roles', de: 'Rollen vergleichen', fr: 'Comparer des rôles', pt: 'Comparar papéis' },
} satisfies Names;
