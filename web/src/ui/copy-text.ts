/** Puts a text on the clipboard; answers whether it came to that. Without https there is only the way of old. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard)
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** The same of a text that is still being read: the browser is told within the gesture, since some refuse later. Out of reach is not copied. */
export async function copyOnceRead(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard && 'ClipboardItem' in window) {
    const blob = text.then((read) => new Blob([read], { type: 'text/plain' }));
    const isRead = blob.then(
      () => true,
      () => false,
    );
    const isWritten = await clipboard.write([new ClipboardItem({ 'text/plain': blob })]).then(
      () => true,
      () => false,
    );
    return isWritten && isRead;
  }
  return text.then(copyText, () => false);
}
