/** How the dashboard is seen as a role would see it, in this tab alone and by the person who began it. */
export type Preview = {
  userId: string;
  roleId: string;
  roleName: string;
  /** What every request says, so that the server gives no more than the role is given. */
  view: string;
  ability: readonly { action: string; subject: string }[];
};

const key = 'preview';
const begun = read();

/** The preview that this person is in. */
export function previewOf(userId: unknown): Preview | undefined {
  return begun?.userId === String(userId) ? begun : undefined;
}

/** Begins the dashboard anew, so that nothing is left in it of what the person sees themselves. */
export function startPreview(preview: Preview): void {
  sessionStorage.setItem(key, JSON.stringify(preview));
  location.assign('/');
}

export function endPreview(address: string): void {
  sessionStorage.removeItem(key);
  location.assign(address);
}

function read(): Preview | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Preview | null;
    return kept && Array.isArray(kept.ability) ? kept : undefined;
  } catch {
    // What somebody else wrote there begins no preview.
    return undefined;
  }
}
