/** What the sandbox's cards do. The numbers mean nothing anywhere else. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'Pays' },
  { number: '4000 0025 0000 3155', does: 'Asks for a code, as banks do' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0000 0000 9995', does: 'Has insufficient funds' },
  { number: '4000 0000 0000 0341', does: 'Pays now, but not the renewals' },
] as const;

/** What belongs to every test card. */
export const anyCard = { expiry: '12/34', cvc: '123', name: 'Test Student' } as const;
