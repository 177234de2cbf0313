import { decodeHTML } from 'entities';

/** Decoded character data, and what had to be tolerated on the way. */
export type XmlText = { text: string; fault: 'bare_ampersand' | 'unknown_entity' | null };

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Undoes the character references of XML 1.0 and the five predefined entities; HTML's named characters (`&nbsp;`) are tolerated.
 * Entities that a document declares itself are never expanded: their references stay as they are written, with a fault.
 */
export function decodeXml(raw: string): XmlText {
  if (!raw.includes('&')) return { text: raw, fault: null };
  let fault: XmlText['fault'] = null;
  const text = raw.replaceAll(
    /&(?:#(\d{1,7});|#[xX]([0-9a-fA-F]{1,6});|([A-Za-z][A-Za-z0-9._-]{0,40});)?/g,
    (reference, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
      if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16));
      if (name === undefined) {
        fault ??= 'bare_ampersand';
        return reference;
      }
      const known = Object.hasOwn(predefined, name) ? predefined[name] : undefined;
      if (known !== undefined) return known;
      const html = decodeHTML(reference);
      if (html === reference) fault = 'unknown_entity';
      return html;
    },
  );
  return { text, fault };
}

function character(code: number): string {
  const isAllowed = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isAllowed ? String.fromCodePoint(code) : '\uFFFD';
}
