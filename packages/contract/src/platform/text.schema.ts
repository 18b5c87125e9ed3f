import { z } from 'zod';

/** Postgres can't store NUL, UTF-8 has no lone surrogates, and a line break has no place in a name or a mail's header. */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A typed line of text. `abort` keeps an overlong one away from the patterns, which zod would else run as well. */
export const lineOfText = (maxLength: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(maxLength, { error: tooLong, abort: true })
    .regex(oneLine, 'Please leave out special control characters');
