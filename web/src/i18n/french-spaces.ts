/** French keeps a sign of two parts, and what stands in guillemets, on the line of its word. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[;!?])/g, '\u202f').replaceAll(/ (?=[:»])|(?<=«) /g, '\u00a0');
}
