import { colours } from '../range/department.ts';
import { type SkinName } from '../shops/shop.ts';
import { escaped } from './html.ts';
import { type Inline } from './markup-inline.ts';
import { availabilityText, identifierRows, offerUrl, priceNotes, type ProductPage } from './product-view.ts';

type Skin = (page: ProductPage, inline: Inline) => string;

/** Picture to the left, the buying box to the right, as the large hosted shop systems do. */
const columns: Skin = (page, inline) => {
  const p = page.style.prefix;
  return `<div class="${p}-product split"${inline.product}>
<div class="${p}-gallery">${picture(page, inline)}</div>
<div class="${p}-buybox"><h1 class="${p}-title"${inline.name}>${escaped(page.entry.title)}</h1>
<div class="${p}-price-box">${was(page, 's', `${p}-price-was`)} <span class="${p}-main-price">${price(page)}</span>${inlineOffers(page, inline)}</div>
${priceNotes(page)}
<p class="${p}-stock">${stock(page)}</p>${choices(page)}
<button type="button">${page.text.addToCart}</button>${inline.identifiers}</div>
<section class="${p}-description"><p${inline.description}>${escaped(page.description)}</p>${table(page, `${p}-data`)}</section>
${sellerList(page)}</div>${inline.outside}`;
};

/** Everything below each other, with the article as the frame. */
const stacked: Skin = (page, inline) => {
  const p = page.style.prefix;
  return `<article class="${p}"${inline.product}>
<header><h1${inline.name}>${escaped(page.entry.title)}</h1></header>
<figure class="${p}__media">${picture(page, inline)}</figure>
<p class="${p}__price">${was(page, 'del', `${p}__price--was`)} <ins class="${p}__price--now ${p}-main-price">${price(page)}</ins>${inlineOffers(page, inline)}</p>
${priceNotes(page)}
<p class="${p}__availability" data-stock="${page.main.state.stock}">${stock(page)}</p>${choices(page)}
<div class="${p}__text"${inline.description}>${escaped(page.description)}</div>
<h2>${page.text.details}</h2>
${list(page, `${p}__facts`)}${inline.identifiers}
${sellerList(page)}</article>${inline.outside}`;
};

/** An older system that lays out with tables. */
const tables: Skin = (page, inline) => {
  const p = page.style.prefix;
  return `<div id="${p}_detail"${inline.product}><h1 class="${p}_name"${inline.name}>${escaped(page.entry.title)}</h1>
<table class="${p}_layout"><tr><td rowspan="3" width="340">${picture(page, inline)}</td>
<td class="${p}_pricecell">${was(page, 'span', `${p}_was`, true)}<b class="${p}_now ${p}-main-price">${price(page)}</b>${inlineOffers(page, inline)}${priceNotes(page)}</td></tr>
<tr><td class="${p}_avail">${stock(page)}</td></tr>
<tr><td>${choices(page)}<button type="button">${page.text.addToCart}</button></td></tr></table>
<div class="${p}_desc"${inline.description}>${escaped(page.description)}</div>
${table(page, `${p}_attributes`)}${inline.identifiers}
${sellerList(page)}</div>${inline.outside}`;
};

/** A sheet of terms and definitions. */
const definition: Skin = (page, inline) => {
  const p = page.style.prefix;
  const rows = [...page.rows, ...identifierRows(page)];
  return `<section class="${p}-sheet"${inline.product}>
<h1${inline.name}>${escaped(page.entry.title)}</h1>
<div class="split"><div>${picture(page, inline)}</div><div>
<div class="${p}-tag"><strong class="${p}-amount ${p}-main-price">${price(page)}</strong> ${was(page, 's', `${p}-amount-was`)}${inlineOffers(page, inline)}</div>
${priceNotes(page)}
<div class="${p}-delivery">${stock(page)}</div>${choices(page)}</div></div>
<p${inline.description}>${escaped(page.description)}</p>
<dl class="${p}-facts">${rows.map((row) => `<dt>${escaped(row.label)}</dt><dd>${escaped(row.value)}</dd>`).join('')}</dl>${inline.identifiers}
${sellerList(page)}</section>${inline.outside}`;
};

/** A page built from custom elements and data attributes, as script-driven shops deliver it. */
const panel: Skin = (page, inline) => {
  const p = page.style.prefix;
  return `<${p}-product data-sku="${escaped(page.main.offer.sku)}"${inline.product}>
<div class="split"><div class="${p}-stage">${picture(page, inline)}</div>
<div class="${p}-panel"><div class="${p}-headline"><h1 data-testid="title"${inline.name}>${escaped(page.entry.title)}</h1></div>
<div class="${p}-prices" data-testid="prices"><span data-testid="price" class="${p}-main-price">${price(page)}</span> ${was(page, 'span', `${p}-was`, true)}${inlineOffers(page, inline)}</div>
${priceNotes(page)}
<div data-testid="stock">${stock(page)}</div>${choices(page)}
<button type="button">${page.text.addToCart}</button></div></div>
<details open><summary>${page.text.details}</summary><p${inline.description}>${escaped(page.description)}</p>${list(page, `${p}-list`)}</details>${inline.identifiers}
${sellerList(page)}</${p}-product>${inline.outside}`;
};

/** Plain and wordy: price and stock stand in sentences and rows. */
const ledger: Skin = (page, inline) => {
  const p = page.style.prefix;
  return `<div class="${p}-view"${inline.product}>
<h1 class="${p}-h"${inline.name}>${escaped(page.entry.title)}</h1>
${picture(page, inline)}
<div class="${p}-line ${p}-line-price">${was(page, 'span', `${p}-old`, true)}${page.main.state.wasCents === undefined ? '' : ` ${page.text.now} `}<span class="${p}-current ${p}-main-price">${price(page)}</span>${inlineOffers(page, inline)}</div>
${priceNotes(page)}
<div class="${p}-line ${p}-line-stock">${stock(page)}</div>${choices(page)}
<div class="${p}-line"${inline.description}>${escaped(page.description)}</div>
${table(page, `${p}-grid`)}${inline.identifiers}
${sellerList(page)}</div>${inline.outside}`;
};

/** The page frames that the shops' departments choose from. */
export const skins: Readonly<Record<SkinName, Skin>> = { columns, stacked, table: tables, definition, panel, ledger };

function picture(page: ProductPage, inline: Inline): string {
  return `<img src="${page.pictureUrl}"${inline.image} alt="${escaped(page.entry.title)}" width="320" height="320">`;
}

function price(page: ProductPage): string {
  return page.money(page.main.state.priceCents);
}

function was(page: ProductPage, tag: string, className: string, isWorded = false): string {
  const { wasCents } = page.main.state;
  if (wasCents === undefined) return '';
  return `<${tag} class="${className}">${isWorded ? `${page.text.was} ` : ''}${page.money(wasCents)}</${tag}>`;
}

function stock(page: ProductPage): string {
  return escaped(availabilityText(page, page.main.state.stock));
}

function inlineOffers(page: ProductPage, inline: Inline): string {
  const shown = page.entry.listing.form === 'sellers' ? page.entry.offers : [page.main];
  return shown.map((offer) => inline.offer(offer)).join('');
}

function table(page: ProductPage, className: string): string {
  const rows = [...page.rows, ...identifierRows(page)];
  return `<table class="${className}">${rows.map((row) => `<tr><th>${escaped(row.label)}</th><td>${escaped(row.value)}</td></tr>`).join('')}</table>`;
}

function list(page: ProductPage, className: string): string {
  const rows = [...page.rows, ...identifierRows(page)];
  return `<ul class="${className}">${rows.map((row) => `<li><b>${escaped(row.label)}:</b> <span>${escaped(row.value)}</span></li>`).join('')}</ul>`;
}

/** The colours of a group, each with its own price and address. */
function choices(page: ProductPage): string {
  if (page.entry.listing.form !== 'group') return '';
  const links = page.entry.offers.map((shown) => {
    const colour = shown.offer.item.colour;
    const name = colour ? colours[colour][page.shop.language] : shown.offer.title;
    return `<li><a href="${escaped(offerUrl(page, shown).slice(page.shelf.origin.length))}">${escaped(name)} (${page.money(shown.state.priceCents)}, ${escaped(availabilityText(page, shown.state.stock))})</a></li>`;
  });
  return `<p>${page.text.allColours}</p><ul class="${page.style.prefix}-choices">${links.join('')}</ul>`;
}

/** On the marketplace: who sells it at what price. */
function sellerList(page: ProductPage): string {
  if (page.entry.listing.form !== 'sellers') return '';
  const p = page.style.prefix;
  const rows = page.entry.offers.map(
    ({ offer, state }) =>
      `<li class="${p}-seller" data-offer="${offer.sku}"><span class="${p}-seller-name">${escaped(offer.seller ?? '')}</span> <span class="${p}-seller-price">${page.money(state.priceCents)}</span> <span class="${p}-seller-stock">${escaped(availabilityText(page, state.stock))}</span></li>`,
  );
  return `<section class="${p}-sellers"><h2>${page.entry.offers.length} ${page.text.offersFrom} ${page.money(page.entry.best.state.priceCents)}</h2><ul>${rows.join('')}</ul></section>`;
}
