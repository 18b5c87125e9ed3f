/** Nobody in particular: a tutor with glasses, in five strokes. */
export function TutorPortrait() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill="var(--violet-soft)" />
      <path d="M8 48c0-10 7-14 16-14s16 4 16 14z" fill="var(--violet)" />
      <path d="M19 30h10v6c0 3-10 3-10 0z" fill="oklch(72% 0.07 55)" />
      <ellipse cx="24" cy="22" rx="9" ry="10.5" fill="oklch(79% 0.07 58)" />
      <path
        d="M13 26c-2-14 4-19 11-19s13 5 11 19c-1-6-4-10-6-12-4 3-10 4-13 4-1 2-3 4-3 8z"
        fill="oklch(28% 0.04 285)"
      />
      <g fill="none" stroke="oklch(28% 0.04 285)" strokeWidth="1.2" strokeLinecap="round">
        <circle cx="20.2" cy="23" r="3" />
        <circle cx="27.8" cy="23" r="3" />
        <path d="M23.2 23h1.6M21.5 28.5c1.5 1.2 3.5 1.2 5 0" />
      </g>
    </svg>
  );
}
