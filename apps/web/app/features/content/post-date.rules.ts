const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** 'February 9th 2026', the same in every time zone. */
export function postDate(iso: string): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  return `${monthNames[date.getUTCMonth()]} ${day}${ending(day)} ${date.getUTCFullYear()}`;
}

function ending(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
}
