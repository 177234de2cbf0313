/** Where a kept picture is fetched, by the random id of its address; null where there is none. */
export function picturePath(addressId: string | null): string | null {
  return addressId === null ? null : `/media/${addressId}`;
}
