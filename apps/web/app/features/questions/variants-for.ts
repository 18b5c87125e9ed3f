import type { Audience } from '~/lib/auth/audience.ts';

/** Staff look after every question by itself; others see one of each design. */
export const variantsFor = (readAs: Audience) => (readAs === 'staff' ? { variants: 'all' as const } : {});
