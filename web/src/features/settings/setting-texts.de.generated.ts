// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.settings.de';
import { translation as bin } from '@quarry/contracts/bin/bin.settings.de';
import { translation as comments } from '@quarry/contracts/comments/comments.settings.de';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.settings.de';
import { translation as installation } from '@quarry/contracts/installation/installation.settings.de';
import { translation as mail } from '@quarry/contracts/mail/mail.settings.de';
import { translation as orders } from '@quarry/contracts/orders/orders.settings.de';
import { translation as products } from '@quarry/contracts/products/products.settings.de';
import { translation as retention } from '@quarry/contracts/retention/retention.settings.de';
import { translation as settings } from '@quarry/contracts/settings/settings.settings.de';
import { translation as shops } from '@quarry/contracts/shops/shops.settings.de';

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
