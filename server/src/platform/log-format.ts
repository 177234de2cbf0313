export const logFormats = ['json', 'text'] as const;
/** `json`: one line for each event, for programs; `text`: one sentence, for people. */
export type LogFormat = (typeof logFormats)[number];

/** QUARRY_LOG alone: the log speaks before the rest of the environment is parsed, which refuses a value that cannot be used. */
export function wantedLogFormat(): LogFormat | undefined {
  const wanted = process.env.QUARRY_LOG?.trim().toLowerCase();
  return logFormats.find((format) => format === wanted);
}
