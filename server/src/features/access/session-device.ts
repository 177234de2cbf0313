/** What a session began with, in words that its owner knows; null where the browser says nothing that is known. */
export type SessionDevice = { browser: string | null; system: string | null };

type Named = readonly (readonly [sign: RegExp, name: string])[];

/** The more particular ones first: most browsers also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: Named = [
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: Named = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and operating system out of a `User-Agent`; of a program that is no browser, the name that it gives first. */
export function deviceOf(userAgent: string | null): SessionDevice {
  const text = userAgent ?? '';
  const program = /^(?!Mozilla\b)[A-Za-z][\w.-]{0,39}/.exec(text)?.[0];
  return { browser: nameIn(text, browsers) ?? program ?? null, system: nameIn(text, systems) ?? null };
}

function nameIn(text: string, named: Named): string | undefined {
  return named.find(([sign]) => sign.test(text))?.[1];
}
