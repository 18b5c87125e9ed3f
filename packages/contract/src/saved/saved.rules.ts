/** How many saved questions go into one PDF; staff have no limit. */
export const downloadLimit = 10;

export const tooManyToDownload = `You can download up to ${downloadLimit} questions at a time.`;
