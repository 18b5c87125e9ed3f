import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp-link.rules.ts';

it.each([
  ['+91 12345 67890', 'Hello', 'https://wa.me/911234567890?text=Hello'],
  ['0044 (20) 7946-0018', 'A & B?', 'https://wa.me/442079460018?text=A%20%26%20B%3F'],
  ['+1-202-555-0143', 'Ça va', 'https://wa.me/12025550143?text=%C3%87a%20va'],
])('%s with "%s"', (phone, message, address) => {
  expect(whatsAppLink(phone, message)).toBe(address);
});
