/** How many saved questions go into one PDF; staff have no limit. */
export const downloadLimit = 10;

export const tooManyToDownload = `You can download up to ${downloadLimit} questions at a time.`;

/** Bookmarks are answered as one list, so there is an end to them, far beyond what anybody prints. */
export const savedLimit = 1000;

export const tooManySaved = `You can save up to ${savedLimit} questions. Remove some to make room.`;
