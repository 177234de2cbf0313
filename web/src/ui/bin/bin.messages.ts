import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  deleted: '{{name}} is in the bin',
  restored: '{{name}} is restored',
  deletedBy: 'Deleted on {{time}} by {{person}}.',
  deletedOn: 'Deleted on {{time}}.',
  purgedOn: 'On {{day}} it is deleted permanently.',
  restore: 'Restore',
  toBin: 'Open the bin',
  openOther: 'Open {{name}}',
};

export const binMessages = defineCatalogue('bin', english, {
  de: () => import('./bin.messages.de.ts'),
  fr: () => import('./bin.messages.fr.ts'),
  pt: () => import('./bin.messages.pt.ts'),
});
