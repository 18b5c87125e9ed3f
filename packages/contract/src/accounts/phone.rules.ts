/**
 * A plus sign, then digits with optional single spaces between them, ending with a digit. The shape is the
 * usual international one: 6 to 14 digits and a last one, so 7 to 15 in all, as E.164 allows.
 */
const phonePattern = /^\+(?:\d ?){6,14}\d$/;

export const invalidPhoneMessage = 'Please enter a valid contact number including the country code.';

export const isValidPhone = (phone: string): boolean => phonePattern.test(phone.trim());

/** The profile dialog has a numeric field, so a number may also be kept as its digits alone. */
export const isPhoneOrDigits = (phone: string): boolean =>
  isValidPhone(phone) || /^\d{6,15}$/.test(phone.trim());

/** What a number is made of: whatever else is typed or pasted into its field, such as hyphens, is left out. */
export const phoneSigns = (typed: string): string => typed.replaceAll(/[^\d+ ]/g, '').trimStart();

/** '1-684' becomes '+1 684': the phone pattern knows digits and spaces only. */
export const phonePrefix = (diallingCode: string): string => `+${diallingCode.replaceAll('-', ' ')}`;
