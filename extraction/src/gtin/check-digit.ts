const zero = 0x30;

/** The GS1 check digit of the digits before it: weights 3, 1, 3 ... from the right, modulo 10. `data` is digits only. */
export function gs1CheckDigit(data: string): string {
  let sum = 0;
  let weight = 3;
  for (let index = data.length - 1; index >= 0; index -= 1) {
    sum += (data.charCodeAt(index) - zero) * weight;
    weight = 4 - weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The check character of an ISBN-10 (nine digits) or an ISSN (seven): falling weights down to 2, modulo 11, X for ten. */
export function modulo11CheckCharacter(data: string): string {
  let sum = 0;
  for (let index = 0; index < data.length; index += 1) sum += Number(data.charAt(index)) * (data.length + 1 - index);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
