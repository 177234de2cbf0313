import { decodeHTML } from 'entities';

/** A reference to an entity that is none of XML or HTML: its name, and where it stands in the raw text. */
export type LeftEntity = { name: string; at: number };

/** Decoded character data, and what had to be tolerated on the way. */
export type XmlText = { text: string; hasBareAmpersand: boolean; left: readonly LeftEntity[] };

const nothingLeft: readonly LeftEntity[] = [];

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Undoes the character references of XML 1.0 and the five predefined entities; HTML's named characters (`&nbsp;`) are tolerated.
 * Entities that a document declares itself are never expanded: their references stay as they are written, and are told.
 */
export function decodeXml(raw: string): XmlText {
  if (!raw.includes('&')) return { text: raw, hasBareAmpersand: false, left: nothingLeft };
  let hasBareAmpersand = false;
  const left: LeftEntity[] = [];
  const text = raw.replaceAll(
    /&(?:#(\d{1,7});|#[xX]([0-9a-fA-F]{1,6});|([A-Za-z][A-Za-z0-9._-]{0,40});)?/g,
    (reference, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined, at: number) => {
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
      if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16));
      if (name === undefined) {
        hasBareAmpersand = true;
        return reference;
      }
      const known = Object.hasOwn(predefined, name) ? predefined[name] : undefined;
      if (known !== undefined) return known;
      const html = decodeHTML(reference);
      if (html === reference) left.push({ name, at });
      return html;
    },
  );
  return { text, hasBareAmpersand, left };
}

function character(code: number): string {
  const isAllowed = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isAllowed ? String.fromCodePoint(code) : '\uFFFD';
}
