/** A drawing as an address that an image element shows as it is, wherever the app is served. */
export function picture(width: number, height: number, content: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`;
}

export function path(shape: string, fill: string): string {
  return `<path d="${shape}" fill="${fill}"/>`;
}

export function line(shape: string, colour: string, width: number): string {
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The picture of each text, drawn when it is first asked for. */
export function drawnOnce(draw: (text: string) => string): (text: string) => string {
  const drawn = new Map<string, string>();
  return (text) => {
    const present = drawn.get(text) ?? draw(text);
    drawn.set(text, present);
    return present;
  };
}
