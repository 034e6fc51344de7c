// The check digit of a vehicle identification number: 49 CFR 565.15(c), tables III and IV.

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A to H are 1 to 8, J to R are 1 to 9, and S to Z are 2 to 9. There are no I, O and Q. */
function numberFor(character: string): number | undefined {
  if (/\d/.test(character)) return Number(character);
  if (!/[A-HJ-NPR-Z]/.test(character)) return;
  const distance = (first: string) => character.charCodeAt(0) - first.charCodeAt(0);
  if (character >= 'S') return distance('S') + 2;
  return (character >= 'J' ? distance('J') : distance('A')) + 1;
}

/**
 * Returns the ninth character that a VIN of 17 characters must have: a digit or `X`. Returns undefined
 * if the text has another length or a character that VINs don't use.
 */
export function checkDigitOf(vin: string): string | undefined {
  if (vin.length !== 17) return;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const value = numberFor(vin.charAt(index).toUpperCase());
    if (value === undefined) return;
    sum += value * weight;
  }
  return sum % 11 === 10 ? 'X' : `${sum % 11}`;
}

/** Whether a VIN has 17 valid characters and the right check digit. */
export const isVin = (vin: string) => checkDigitOf(vin) === vin.charAt(8).toUpperCase();
