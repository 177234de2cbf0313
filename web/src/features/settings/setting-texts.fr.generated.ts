// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.settings.fr';
import { translation as bin } from '@quarry/contracts/bin/bin.settings.fr';
import { translation as comments } from '@quarry/contracts/comments/comments.settings.fr';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.settings.fr';
import { translation as installation } from '@quarry/contracts/installation/installation.settings.fr';
import { translation as mail } from '@quarry/contracts/mail/mail.settings.fr';
import { translation as orders } from '@quarry/contracts/orders/orders.settings.fr';
import { translation as products } from '@quarry/contracts/products/products.settings.fr';
import { translation as retention } from '@quarry/contracts/retention/retention.settings.fr';
import { translation as settings } from '@quarry/contracts/settings/settings.settings.fr';
import { translation as shops } from '@quarry/contracts/shops/shops.settings.fr';

export const translation = {
  ...access,
  ...bin,
  ...comments,
  ...importsUploads,
  ...installation,
  ...mail,
  ...orders,
  ...products,
  ...retention,
  ...settings,
  ...shops,
};
