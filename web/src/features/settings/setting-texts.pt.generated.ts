// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.settings.pt';
import { translation as bin } from '@quarry/contracts/bin/bin.settings.pt';
import { translation as comments } from '@quarry/contracts/comments/comments.settings.pt';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.settings.pt';
import { translation as installation } from '@quarry/contracts/installation/installation.settings.pt';
import { translation as mail } from '@quarry/contracts/mail/mail.settings.pt';
import { translation as orders } from '@quarry/contracts/orders/orders.settings.pt';
import { translation as products } from '@quarry/contracts/products/products.settings.pt';
import { translation as retention } from '@quarry/contracts/retention/retention.settings.pt';
import { translation as settings } from '@quarry/contracts/settings/settings.settings.pt';
import { translation as shops } from '@quarry/contracts/shops/shops.settings.pt';

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
