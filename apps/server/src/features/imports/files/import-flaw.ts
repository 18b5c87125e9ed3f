/** Something about the file that its owner can mend; the message is shown as it is. */
export class ImportFlaw extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFlaw';
  }
}

export const flaw = (message: string) => new ImportFlaw(message);
